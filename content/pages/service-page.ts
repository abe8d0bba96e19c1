import { labels } from './labels';

/** Labels that the template of all service pages shares. */
type ServicePage = {
  features: string;
  process: string;
  questions: string;
  /** Heading over the other services of the same line. */
  related: string;
  /** Heading over services of other lines that are often ordered with this one. */
  alsoUseful: string;
  boardPayment: string;
  boardSupport: string;
  closingTitle: string;
  quote: string;
  call: string;
};

export const servicePage: ServicePage = {
  features: 'What you get',
  process: 'How it works',
  questions: 'Common questions',
  related: 'Related services',
  alsoUseful: 'Often ordered with it',
  boardPayment: 'Payment',
  boardSupport: 'Support',
  closingTitle: 'Get your quote',
  quote: labels.quote,
  call: labels.call,
};
