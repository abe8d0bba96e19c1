import { labels } from './labels';

/** Labels that the template of all service pages shares. */
type ServicePage = {
  features: string;
  priceFactors: string;
  /** On the sample of a month's report: the name of the sheet, and what its blanks are. */
  report: { name: string; sample: string };
  process: string;
  questions: string;
  /** Heading over the other services of the same category. */
  related: string;
  /** Heading over services of other categories that are often ordered with this one. */
  alsoUseful: string;
  boardPayment: string;
  boardSupport: string;
  closingTitle: string;
  quote: string;
  call: string;
};

export const servicePage: ServicePage = {
  features: 'What you get',
  priceFactors: 'What decides the price',
  report: { name: 'Monthly report', sample: 'Sample: your figures go in the blanks' },
  process: 'How it works',
  questions: 'Common questions',
  related: 'Related services',
  alsoUseful: 'Often ordered with it',
  boardPayment: 'Payment',
  boardSupport: 'Support',
  closingTitle: 'Shall we talk it over?',
  quote: labels.quote,
  call: labels.call,
};
