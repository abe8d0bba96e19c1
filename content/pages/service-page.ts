/** Labels of all service pages. */
type ServicePage = {
  /** Before the phone number in the header, and on the button at the end. */
  call: string;
  /** Under the example. */
  example: string;
  features: string;
  /** Heading over projects of this service. */
  projects: string;
  /** Link under the price factors, to the sample quote on the contact page. */
  sampleQuote: string;
  process: string;
  questions: string;
  /** Link under the questions, to the answers that are the same for each service. */
  faqLink: string;
  /** Link beside the last quote button, to the steps on the contact page. */
  afterQuote: string;
  /** Heading over the services of the same category. */
  category: string;
  /** Marks the current service among those of its category. */
  currentLabel: string;
  /** Heading over services of other categories that are often ordered with this one. */
  relatedTitle: string;
  payment: string;
};

export const servicePage: ServicePage = {
  call: 'Call',
  example: 'Example, drawn for this page',
  features: 'What you get',
  projects: 'A job like yours',
  sampleQuote: 'See what a quote looks like',
  process: 'How it works',
  questions: 'Common questions',
  faqLink: 'More about payment, ownership and support',
  afterQuote: 'What happens after you write to us',
  category: 'Related services',
  currentLabel: 'You are here',
  relatedTitle: 'Often ordered with it',
  payment: 'Payment',
};
