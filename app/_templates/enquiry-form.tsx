import { Island } from '@/components/islands/island';
import type { MessageFormProps } from '@/components/islands/message-form';
import { Link } from '@/components/ui/link';
import { contact } from '@/content/pages/contact';
import { labels } from '@/content/pages/labels';
import { site } from '@/content/site';
import { chat, mailto, whatsApp } from '@/lib/contact-links';

const linkClass = 'inline-flex target items-center font-bold underline underline-offset-4';

/** The message form with its copy, and with the hand-over unless content/site.ts turns it off. */
export function EnquiryForm({ variant }: Pick<MessageFormProps, 'variant'>) {
  const { form, details } = contact;
  const { name, nameHint, email, emailHint, message, messageHint, nextStep, submit, mailSubject: subject } = form;
  const mail = mailto('info', subject);
  return (
    <>
      <Island
        name="message-form"
        variant={variant}
        labels={{ name, nameHint, email, emailHint, message, messageHint, nextStep, submit }}
        handOver={site.handOver ? { whatsApp: chat, mail } : null}
      />
      {/* Without a script the form goes nowhere. */}
      <p className="mt-4 hidden noscript:block">
        {`${form.withoutScript} `}
        <Link href={mail} className={linkClass}>
          {details.email}
        </Link>{' '}
        <Link href={whatsApp(labels.whatsAppText)} className={linkClass}>
          {details.whatsapp}
        </Link>
      </p>
    </>
  );
}
