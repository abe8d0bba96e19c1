/** Labels of the three buttons in home's hero, in a service's header and at the end of pages. */
export const contactLabels = {
  quote: 'Get Free Quote',
  call: 'Call us',
  chat: 'WhatsApp',
} as const;
