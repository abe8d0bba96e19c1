/**
 * What is offered after the form's button. Only React shows it, so these words travel with React and not with each page: the panel
 * reads this file itself, which therefore imports nothing.
 */
export const handOver = {
  title: 'Nothing has been sent yet',
  text: 'Now choose WhatsApp or e-mail. Your message opens there with the text filled in, and goes out when you press send.',
  whatsapp: 'Send on WhatsApp',
  email: 'Send by e-mail',
  copy: 'Copy message',
  copied: 'Message copied',
  copyFailed: 'Nothing was copied. Please press the button again.',
  dismiss: 'Back to the form',
  /** When the text was cut to fit into a link: which of the two carries less than was typed. */
  shortened: {
    whatsapp:
      'Your message is too long for the WhatsApp link, so its end is cut off there. Copy the message and paste it in full.',
    email:
      'Your message is too long for the e-mail link, so its end is cut off there. Copy the message and paste it in full.',
    both: 'Your message is too long for a link, so its end is cut off in both. Copy the message and paste it in full.',
  },
} as const;
