import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import type { MessageFormProps } from './message-form';
import { KeptTogether } from '@/components/ui/kept-together';
import { Link } from '@/components/ui/link';

type LabelledLink = { label: string; href: string };
type OtherWays = { mail: LabelledLink; whatsApp: LabelledLink };

export type EnquiryFormProps = MessageFormProps & {
  /** Replaces the form's button when JavaScript is off. */
  withoutScript: string;
  /** Shown if the form's files fail to load. The button then opens the mail program. */
  failedToLoad: { text: string; copy: string; copied: string; copyFailed: string; cut: string };
  otherWays: OtherWays;
};

const linkClass = 'inline-flex min-h-11 min-w-11 items-center font-bold underline';

/** The message form, with links to mail and WhatsApp for when its script is off or fails. */
export function EnquiryForm({ withoutScript, failedToLoad, otherWays, ...form }: EnquiryFormProps) {
  const { text, copy, copied, copyFailed, cut } = failedToLoad;
  return (
    <>
      <Island name="message-form" {...form} />
      {form.handOver && (
        <div role="status">
          <div data-fallback="" hidden>
            <WriteDirectly text={text} {...otherWays}>
              <button
                type="button"
                data-part="copy"
                data-copied={copied}
                data-copy-failed={copyFailed}
                className={linkClass}
              >
                {copy}
              </button>
            </WriteDirectly>
            <p data-part="cut" hidden>
              {cut}
            </p>
          </div>
        </div>
      )}
      <noscript>
        <WriteDirectly text={withoutScript} {...otherWays} />
      </noscript>
    </>
  );
}

function WriteDirectly({ text, mail, whatsApp, children }: OtherWays & { text: string; children?: ReactNode }) {
  return (
    <>
      <p className="mt-4">
        <KeptTogether>{text}</KeptTogether>
      </p>
      <p className="flex flex-wrap gap-x-5">
        <Link href={mail.href} data-part="mail" className={linkClass}>
          {mail.label}
        </Link>
        <Link href={whatsApp.href} data-part="chat" className={linkClass}>
          {whatsApp.label}
        </Link>
        {children}
      </p>
    </>
  );
}
