import { Island } from '@/components/islands/island';
import type { MessageFormProps } from '@/components/islands/message-form';
import { Link } from '@/components/ui/link';

type LabelledLink = { label: string; href: string };

export type EnquiryFormProps = MessageFormProps & {
  /** Shown where no script runs: the form goes nowhere then. */
  withoutScript: { text: string; mail: LabelledLink; whatsApp: LabelledLink };
};

const linkClass = 'inline-flex target items-center font-bold underline underline-offset-4';

/** The message form, and links to mail and WhatsApp for visitors without JavaScript. */
export function EnquiryForm({ variant, labels, handOver, withoutScript }: EnquiryFormProps) {
  const { text, mail, whatsApp } = withoutScript;
  return (
    <>
      <Island name="message-form" variant={variant} labels={labels} handOver={handOver} />
      <p className="mt-4 hidden noscript:block">
        {`${text} `}
        <Link href={mail.href} className={linkClass}>
          {mail.label}
        </Link>{' '}
        <Link href={whatsApp.href} className={linkClass}>
          {whatsApp.label}
        </Link>
      </p>
    </>
  );
}
