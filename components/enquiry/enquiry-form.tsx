import { CopyButton } from '@/components/clipboard/copy-button';
import { buttonVariants } from '@/components/ui/links';
import { nonBreaking } from '@/components/ui/non-breaking';
import { clipboard } from '@/content/clipboard';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { chatHref, chatUrl, mailto } from '@/lib/contact-links';
import type { EnquiryLabels, SendTargets } from './enquiry-text';
import { FormField } from './form-field';

/** What the form's script reads from it. */
export type EnquiryFormData = {
  /** Whether an accepted press writes a console entry. */
  isLogged: boolean;
  labels: EnquiryLabels;
  /** Null: nothing beyond the specification. */
  targets: SendTargets | null;
};

type EnquiryFormProps = {
  /** `contact` requires all fields and logs them; `home` does neither (tests/specification, 7). */
  variant: 'contact' | 'home';
  /** Whether its button opens the dialog. */
  sendDialog?: boolean;
};

const { form: labels, labels: contactLabels } = contact;
const mail = mailto('info', labels.mailSubject);
const linkClass = 'inline-flex min-h-11 min-w-11 items-center font-bold underline';

/**
 * The message form. The browser checks it; enquiry-form.client.ts does what its button does.
 * Without the script, the button opens WhatsApp with the message, the only field with a name.
 * A form without the dialog goes nowhere: `method="dialog"`.
 */
export function EnquiryForm({ variant, sendDialog = site.sendDialog }: EnquiryFormProps) {
  const isRequired = variant === 'contact';
  const { name, email, service } = labels;
  const targets = sendDialog ? { whatsApp: chatUrl, mail } : null;
  const data: EnquiryFormData = { isLogged: isRequired, labels: { name, email, service }, targets };
  return (
    <>
      <form
        action={sendDialog ? chatUrl : undefined}
        method={sendDialog ? 'get' : 'dialog'}
        data-enquiry={JSON.stringify(data)}
      >
        <div className="gap-x-4 lg:grid lg:grid-cols-2">
          <FormField label={name} hint={labels.nameHint} field="name" autoComplete="name" required={isRequired} />
          <FormField
            label={email}
            hint={labels.emailHint}
            link={isRequired ? { label: labels.noEmail, href: chatHref() } : undefined}
            field="email"
            type={isRequired ? 'email' : 'text'}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            autoCorrect="off"
            required={isRequired}
          />
        </div>
        <FormField
          label={labels.message}
          hint={labels.messageHint}
          field="message"
          name={sendDialog ? 'text' : undefined}
          rows={4}
          required={isRequired}
        />
        {labels.nextStep && <p className="noscript:hidden">{nonBreaking(labels.nextStep)}</p>}
        <button
          type="submit"
          className={`${buttonVariants.primary} mt-3 min-h-14 w-full aria-busy:cursor-progress aria-busy:opacity-70`}
        >
          {labels.submit}
        </button>
      </form>
      {targets && (
        <div role="status">
          <div data-send-links="" hidden>
            <p className="mt-4">{nonBreaking(labels.failedToLoad.text)}</p>
            <div className="flex flex-wrap gap-x-5">
              <a href={mail} data-part="mail" className={linkClass}>
                {contactLabels.email}
              </a>
              <a href={chatHref()} data-part="chat" className={linkClass}>
                {contactLabels.whatsapp}
              </a>
              <CopyButton text="" words={clipboard.message} className="min-h-11 font-bold underline" />
            </div>
            <p data-part="shortened" hidden>
              {labels.failedToLoad.shortened}
            </p>
          </div>
        </div>
      )}
    </>
  );
}
