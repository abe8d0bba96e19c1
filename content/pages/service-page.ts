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
  related: 'Other stops on this line',
  alsoUseful: 'Often taken together',
  boardPayment: 'Payment',
  boardSupport: 'Support',
  closingTitle: 'Next stop: your quote',
  quote: 'Get free quote',
  call: 'Call',
};
