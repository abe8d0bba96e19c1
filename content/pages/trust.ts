/** Words around projects, people, registrations and starting prices, on several pages. */
export const trustLabels = {
  allProjects: 'More of our work',
  /** Links to people and to the table of prices. */
  people: 'See who you’ll talk to',
  comparePrices: 'Compare starting prices',
  /** Links to what a client has, and to the project that a testimonial is about. */
  seeWork: 'See it',
  seeProject: 'See the project',
  /** Before a client’s words, for screen readers. */
  clientSays: 'The client says',
  /** `{year}` is replaced. */
  since: 'With us since {year}',
  /** Link to where a registration can be checked. */
  check: 'Check it',
  /** `{price}` in rupees, `{unit}` like “month”, `{date}` of the day it was checked. */
  price: 'Price',
  priceFrom: 'From {price}',
  pricePer: 'per {unit}',
  /** Shown in the table for services without a price. */
  noPrice: 'In your free quote',
  /** After a price. */
  gst: { included: 'including GST', extra: 'plus GST' },
  priceChecked: 'Checked on {date}.',
} as const;
