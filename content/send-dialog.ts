import { copying } from './copying';

/**
 * Words of the dialog in which a visitor chooses how to send a message. It's mounted in the
 * browser, so it imports this file itself, and pages don't contain it. Import nothing large here.
 */
export const sendDialog = {
  title: 'Almost done: choose how to send it',
  text: 'Nothing has been sent yet. Choose WhatsApp or e-mail: your message is typed in for you, and it goes when you press send there.',
  whatsapp: 'Send on WhatsApp',
  email: 'Send by e-mail',
  copy: copying.message,
  dismiss: 'Change something',
  /** Says which link has less than was typed, if the text was cut to fit. */
  shortened: {
    whatsapp:
      'Your message is too long for the WhatsApp link, so the end will be missing there. Copy the message and paste it in full.',
    email:
      'Your message is too long for the e-mail link, so the end will be missing there. Copy the message and paste it in full.',
    both: 'Your message is too long for a link, so the end will be missing in both. Copy the message and paste it in full.',
  },
} as const;
