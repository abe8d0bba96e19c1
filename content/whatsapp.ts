/** What a visitor’s message begins with when they open our chat. */
export const whatsapp = {
  message: 'Hello, I have a question about your services.',
  /** From a service’s page. */
  serviceMessage: 'Hello, I have a question. Service: {service}.',
} as const;
