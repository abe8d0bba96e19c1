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
  const { form } = contact;
  const { name, nameHint, email, emailHint, message, messageHint, service, submit, errors } = form;
  const mail = mailto('info', form.mailSubject);
  return (
    <>
      <Island
        name="message-form"
        variant={variant}
        labels={{ name, nameHint, email, emailHint, message, messageHint, service, submit }}
        errors={variant === 'contact' ? errors : undefined}
        handOver={site.handOver ? { whatsApp: chat, mail } : null}
      />
      <div role="status" className="form-failure">
        <OtherWays text={form.failedToLoad} mail={mail} />
      </div>
      {/* Without a script the form goes nowhere. */}
      <div className="hidden noscript:block">
        <OtherWays text={form.withoutScript} mail={mail} />
      </div>
    </>
  );
}

/** Mail and WhatsApp, where the form cannot be sent. */
function OtherWays({ text, mail }: { text: string; mail: string }) {
  return (
    <p className="mt-4">
      {`${text} `}
      <Link href={mail} className={linkClass}>
        {contact.details.email}
      </Link>{' '}
      <Link href={whatsApp(labels.whatsAppText)} className={linkClass}>
        {contact.details.whatsapp}
      </Link>
    </p>
  );
}
