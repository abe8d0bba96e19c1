import type { ReactNode } from 'react';
import { CopyButton } from '@/components/clipboard/copy-button';
import { buttonVariants } from '@/components/ui/button-link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { Link } from '@/components/ui/link';
import type { CopyWords } from '@/content/clipboard';
import type { contact } from '@/content/pages/contact';
import { type EnquiryLabels, enquiryFormId, type SendTargets } from './enquiry-text';
import { FormField } from './form-field';

/** What the form's script reads from it. */
export type EnquiryFormData = {
  /** Whether an accepted press writes a console entry. */
  isLogged: boolean;
  labels: EnquiryLabels;
  /** Null: nothing beyond the specification. */
  targets: SendTargets | null;
};

type LabelledLink = { label: string; href: string };
type OtherWays = { mail: LabelledLink; whatsApp: LabelledLink };

export type EnquiryFormProps = {
  /** `contact` requires all fields and logs them; `home` does neither (tests/specification, 7). */
  variant: 'contact' | 'home';
  labels: typeof contact.form;
  targets: SendTargets | null;
  /** Beside the form if JavaScript is off or the send dialog doesn't load. */
  otherWays: OtherWays;
  copyWords: CopyWords;
};

/**
 * The message form. The browser checks it; enquiry-form.client.ts does what its button does.
 * `method="dialog"` prevents navigation without the script too.
 */
export function EnquiryForm({ variant, labels, targets, otherWays, copyWords }: EnquiryFormProps) {
  const isRequired = variant === 'contact';
  const { name, email, service } = labels;
  const data: EnquiryFormData = { isLogged: isRequired, labels: { name, email, service }, targets };
  return (
    <>
      <form id={enquiryFormId} method="dialog" data-enquiry={JSON.stringify(data)}>
        <div className="gap-x-4 lg:grid lg:grid-cols-2">
          <FormField label={name} hint={labels.nameHint} name="name" autoComplete="name" required={isRequired} />
          <FormField
            label={email}
            hint={labels.emailHint}
            link={isRequired ? { label: labels.noEmail, href: otherWays.whatsApp.href } : undefined}
            name="email"
            type={isRequired ? 'email' : 'text'}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            autoCorrect="off"
            required={isRequired}
          />
        </div>
        <FormField label={labels.message} hint={labels.messageHint} name="message" rows={4} required={isRequired} />
        {labels.nextStep && (
          <p className="noscript:hidden">
            <NonBreakingTerms>{labels.nextStep}</NonBreakingTerms>
          </p>
        )}
        <button type="submit" className={`${buttonVariants.primary} mt-3 min-h-14 w-full noscript:hidden`}>
          {labels.submit}
        </button>
      </form>
      {targets && (
        <div role="status">
          <div data-send-links="" hidden>
            <WriteDirectly text={labels.failedToLoad.text} {...otherWays}>
              <CopyButton text="" words={copyWords} className="min-h-11 font-bold underline" />
            </WriteDirectly>
            <p data-part="shortened" hidden>
              {labels.failedToLoad.shortened}
            </p>
          </div>
        </div>
      )}
      <noscript>
        <WriteDirectly text={labels.withoutScript} {...otherWays} />
      </noscript>
    </>
  );
}

const linkClass = 'inline-flex min-h-11 min-w-11 items-center font-bold underline';

function WriteDirectly({ text, mail, whatsApp, children }: OtherWays & { text: string; children?: ReactNode }) {
  return (
    <>
      <p className="mt-4">
        <NonBreakingTerms>{text}</NonBreakingTerms>
      </p>
      <div className="flex flex-wrap gap-x-5">
        <Link href={mail.href} data-part="mail" className={linkClass}>
          {mail.label}
        </Link>
        <Link href={whatsApp.href} data-part="chat" className={linkClass}>
          {whatsApp.label}
        </Link>
        {children}
      </div>
    </>
  );
}
