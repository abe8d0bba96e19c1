/** Labels of the bar at the bottom edge of small screens. */
export const phoneBar = {
  /** For screen readers. */
  name: 'Reach us',
  call: 'Call',
  chat: 'WhatsApp',
  quote: 'Quote',
} as const;
