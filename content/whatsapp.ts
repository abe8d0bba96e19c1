/** What a visitor’s message begins with when they open our chat. */
export const whatsapp = {
  message: 'Hello, I have a question about your services.',
  /** From a service’s page. `{service}` is its heading, so it begins with a capital. */
  serviceMessage: 'Hello, I have a question. Service: {service}.',
} as const;
