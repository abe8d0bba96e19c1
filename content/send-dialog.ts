import { clipboard } from './clipboard';

/**
 * Words of the dialog in which a visitor chooses how to send a message. It's mounted in the
 * browser, so it imports this file itself, and pages don't contain it. Import nothing large here.
 */
export const sendDialog = {
  title: 'Send it with',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  /** Before the address, below the buttons. */
  address: 'Our e-mail address:',
  /** Left out if nothing was typed. */
  typed: 'Your message is already typed in.',
  notSent: 'Nothing has been sent yet.',
  copy: clipboard.message,
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
