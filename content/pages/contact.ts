import { officeHours } from '../facts';
import type { EmailRole } from '../site';
import type { PageMeta } from '../types';

type Contact = {
  updated: string;
  meta: PageMeta;
  /** The page's name in its breadcrumb. */
  crumb: string;
  hero: { title: string; lead: string };
  /** Headings and button labels of the details column. */
  details: {
    title: string;
    call: string;
    callAction: string;
    whatsapp: string;
    whatsappAction: string;
    /** What a WhatsApp chat starts with. */
    whatsappText: string;
    email: string;
    hours: string;
    openNow: string;
    closedNow: string;
    closedDay: string;
    location: string;
    /** Notifications after copying. */
    numberCopied: string;
    addressCopied: string;
  };
  emails: readonly { role: EmailRole; label: string; description: string }[];
  form: {
    title: string;
    lead: string;
    name: string;
    email: string;
    emailHint: string;
    message: string;
    messageHint: string;
    submit: string;
    /** Subject of the mail the visitor's own program opens with. */
    mailSubject: string;
  };
  /** Shown after the form's button: the site itself sends nothing. */
  handOver: {
    title: string;
    text: string;
    whatsapp: string;
    email: string;
    copy: string;
    copied: string;
    dismiss: string;
    /** When the text was cut to fit into a link. */
    shortened: string;
  };
};

export const contact: Contact = {
  updated: '2026-11-21',
  meta: {
    title: 'Contact us: call, WhatsApp or e-mail',
    description: `Call, WhatsApp or e-mail our team in India for a free quote or support, ${officeHours.text}. Tell us what you need, your city and your date.`,
  },
  crumb: 'Contact',
  hero: {
    title: 'Talk to us',
    lead: `A call is quickest. The phone is answered ${officeHours.text}; WhatsApp and e-mail wait for us if you write later.`,
  },
  details: {
    title: 'How to reach us',
    call: 'Call',
    callAction: 'Call us',
    whatsapp: 'WhatsApp',
    whatsappAction: 'Chat on WhatsApp',
    whatsappText: 'Hello, I have a question about your services.',
    email: 'E-mail',
    hours: 'Opening hours',
    openNow: 'Open now',
    closedNow: 'Closed now',
    closedDay: 'Closed',
    location: 'Location',
    numberCopied: 'Number copied',
    addressCopied: 'Address copied',
  },
  emails: [
    { role: 'info', label: 'General', description: 'Questions about us, or when you do not know whom to ask' },
    { role: 'sales', label: 'Sales', description: 'New projects, quotes and rental orders' },
    {
      role: 'support',
      label: 'Support',
      description: 'Faults in what we built, installed or rented out, and refund requests',
    },
    { role: 'privacy', label: 'Privacy', description: 'What we hold about you, and corrections or deletion' },
    { role: 'legal', label: 'Legal', description: 'Contracts and legal notices' },
  ],
  form: {
    title: 'Write to us',
    lead: 'What do you need, where are you, and when should it be ready? Rough notes are fine.',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'For our reply, for example name@example.com',
    message: 'Message',
    messageHint: 'Add a phone number if you would rather be called back',
    submit: 'Send message',
    mailSubject: 'Enquiry from the website',
  },
  handOver: {
    title: 'Nothing has been sent yet',
    text: 'This site sends and stores nothing itself. Pick a way below: your message opens there with the text filled in, and goes out when you press send.',
    whatsapp: 'Send on WhatsApp',
    email: 'Send by e-mail',
    copy: 'Copy message',
    copied: 'Message copied',
    dismiss: 'Back to the form',
    shortened:
      'Your message is too long for a link, so its end is cut off there. Copy the message and paste it in full.',
  },
};
