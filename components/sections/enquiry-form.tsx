import { Island } from '@/components/islands/island';
import type { MessageFormProps } from '@/components/islands/message-form';
import { Link } from '@/components/ui/link';

type LabelledLink = { label: string; href: string };
type OtherWays = { mail: LabelledLink; whatsApp: LabelledLink };

export type EnquiryFormProps = MessageFormProps & {
  /** Shown where no script runs: the form goes nowhere then. */
  withoutScript: string;
  /** Shown while the form's files fail to load: its button opens the mail program then. */
  failedToLoad: string;
  otherWays: OtherWays;
};

const linkClass = 'inline-flex target items-center font-bold underline underline-offset-4';

/** The message form, and links to mail and WhatsApp where it can't be sent. */
export function EnquiryForm({ withoutScript, failedToLoad, otherWays, ...form }: EnquiryFormProps) {
  return (
    <>
      <Island name="message-form" {...form} />
      <div role="status" className="form-failure">
        <WriteDirectly text={failedToLoad} {...otherWays} />
      </div>
      <div className="hidden noscript:block">
        <WriteDirectly text={withoutScript} {...otherWays} />
      </div>
    </>
  );
}

function WriteDirectly({ text, mail, whatsApp }: OtherWays & { text: string }) {
  return (
    <p className="mt-4">
      {`${text} `}
      <Link href={mail.href} className={linkClass}>
        {mail.label}
      </Link>{' '}
      <Link href={whatsApp.href} className={linkClass}>
        {whatsApp.label}
      </Link>
    </p>
  );
}
