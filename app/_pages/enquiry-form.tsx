import { MessageForm, type MessageFormProps } from '@/components/sections/message-form';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { chat, mailto } from '@/lib/reach';

/** The message form with its copy, and with the hand-over unless content/site.ts turns it off. */
export function EnquiryForm(props: Pick<MessageFormProps, 'variant' | 'serviceNotes'>) {
  const { form, handOver, details } = contact;
  const targets = { whatsApp: chat, address: site.emails.info.value, subject: form.mailSubject };
  const labels = { ...handOver, copyFailed: details.copyFailed };
  return (
    <MessageForm
      labels={form}
      mailto={mailto('info', form.mailSubject)}
      handOver={site.handOver ? { labels, targets } : null}
      {...props}
    />
  );
}
