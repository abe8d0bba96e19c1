/** Words around jobs, people, registrations and starting prices, on several pages. */
export const proofLabels = {
  allJobs: 'All our work',
  /** Links to what a client has, and to the job that a testimonial is about. */
  seeWork: 'See it',
  seeJob: 'See the job',
  /** Before a client’s words, for screen readers. */
  clientSays: 'The client says',
  /** `{year}` is filled in. */
  since: 'With us since {year}',
  /** Link to where a registration can be checked. */
  check: 'Check it',
  /** `{price}` in rupees, `{date}` of the day it was checked. */
  price: 'Price',
  priceFrom: 'From {price}',
  priceChecked: 'Checked on {date}.',
} as const;
