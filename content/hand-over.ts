/**
 * Copy of the hand-over panel. Only React shows it, so the panel imports this file itself and pages
 * don't contain it. The file must not import anything.
 */
export const handOver = {
  title: 'Almost done: choose how to send it',
  text: 'Nothing has been sent yet. Choose WhatsApp or e-mail: your message is typed in for you, and it goes when you press send there.',
  whatsapp: 'Send on WhatsApp',
  email: 'Send by e-mail',
  copy: 'Copy message',
  copied: 'Message copied',
  copyFailed: 'That didn’t copy. Please press the button again.',
  dismiss: 'Back to the form',
  /** Says which link has less than was typed, if the text was cut to fit. */
  shortened: {
    whatsapp:
      'Your message is too long for the WhatsApp link, so the end will be missing there. Copy the message and paste it in full.',
    email:
      'Your message is too long for the e-mail link, so the end will be missing there. Copy the message and paste it in full.',
    both: 'Your message is too long for a link, so the end will be missing in both. Copy the message and paste it in full.',
  },
} as const;
