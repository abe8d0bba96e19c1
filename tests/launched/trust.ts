import { todayInIndia } from '@/tools/check/content';

/* Projects, people, registrations and starting prices of an owner (content/README.md). */

/** Replaces a part of a file, which must be there. */
export type Edit = [file: string, from: RegExp | string, to: string];

const today = todayInIndia();

/** The pictures that run.ts draws, with their sizes in pixels. */
export const pictures = {
  'clinic-reception.jpg': [2400, 1800],
  'camera-over-gate.jpg': [1200, 2000],
  'silk-shop.png': [1000, 750],
  'classroom.jpg': [1600, 1200],
  'anjali-kulkarni.jpg': [900, 900],
  'firoz-sheikh.webp': [700, 1000],
} as const;

export const clinicProject = {
  id: 'dental-clinic-cctv',
  service: 'office-setup',
  client: 'Holy Cross Dental and Maxillofacial Centre',
  town: 'Chhatrapati Sambhajinagar',
  trade: 'Dental clinic',
  summary:
    'When the clinic moved, we put the X-ray machine and both billing counters on the network, and four cameras at the entrance, the cash counter and the two corridors, none in the treatment rooms. The recorder keeps a month. We drilled before nine, ahead of the first patient.',
  clientWords: 'I see the cash counter on my phone, and not one appointment was moved.',
  url: 'https://holycross-dental.example.in',
  picture: { file: 'clinic-reception.jpg', alt: 'A clinic’s reception with a camera above the door' },
};

/** Three projects of one service, with clinicProject: long and short ones. */
const officeProjects = [
  {
    id: 'grape-packhouse',
    client: 'A grape packhouse',
    town: 'Pimpalgaon Baswant',
    trade: 'Fruit export',
    summary:
      'When the power went, so did the internet, in the middle of a customs form. A second line by 4G takes over by itself now, and two cameras look at the loading dock.',
    picture: { file: 'camera-over-gate.jpg', alt: 'A camera over the gate of a packhouse' },
  },
  {
    id: 'physiotherapy-clinic',
    client: 'A physiotherapy clinic',
    town: 'Yeola',
    trade: 'Physiotherapist',
    summary: 'A PC for the reception, a camera over the door, and Wi-Fi that reaches the exercise hall.',
  },
].map((project) => ({ service: 'office-setup', ...project }));

/** The first three are on home. */
const projects = [
  clinicProject,
  {
    id: 'silk-shop-store',
    service: 'shopify-development',
    client: 'A saree shop',
    town: 'Yeola',
    trade: 'Paithani silk, three counters',
    summary:
      'A Shopify store with UPI and cash on delivery, filled from the shop’s own Excel list of 140 sarees. The owner’s daughter photographs each new piece on the counter and adds it from her phone.',
    clientWords: 'She adds the sarees. I only pack.',
    picture: { file: 'silk-shop.png', alt: 'Folded sarees on a shop’s shelf' },
  },
  {
    id: 'science-classes-website',
    service: 'website-development',
    client: 'Pragati Science Classes',
    town: 'Latur',
    trade: 'Coaching class',
    summary:
      'Five pages with batches, fees, teachers, a map and a WhatsApp button. The owner sent voice notes in Marathi, and we wrote the text in Marathi and English. He changes the fees himself.',
    clientWords: 'I used to send the fees as a photo, and each parent got an old one. Now I send one link.',
    url: 'https://pragati-classes.example.in',
    picture: { file: 'classroom.jpg', alt: 'Benches and a blackboard in a classroom' },
  },
  ...officeProjects,
].map((project) => ({ ...project, permittedOn: today }));

const people = [
  {
    name: 'Anjali Kulkarni',
    role: 'Networks and CCTV: comes to your office',
    languages: 'Marathi, Hindi and English',
    since: 2019,
    picture: { file: 'anjali-kulkarni.jpg', alt: 'Anjali Kulkarni' },
  },
  {
    name: 'फ़िरोज़ शेख़',
    role: 'Websites and stores: your first call, and the training',
    languages: 'Hindi, Marathi and English',
    since: 2021,
    picture: { file: 'firoz-sheikh.webp', alt: 'फ़िरोज़ शेख़' },
  },
  {
    name: 'Venkatasubramanian Krishnamoorthy Iyer',
    role: 'Accounts: bills, GST and refunds',
    languages: 'English, Hindi and Marathi',
    since: 2018,
  },
];

const registrations = [
  {
    name: 'Udyam (MSME)',
    number: 'UDYAM-MH-04-0123456',
    url: 'https://udyamregistration.gov.in/verifyudyambarcode.aspx',
  },
  { name: 'ISO 9001:2015', number: 'IN/QMS/104233' },
];

/** Prices of some services: for a project, per month and per machine, with and without GST. */
const priceList = {
  'website-development': {
    rupees: 24000,
    gst: 'extra',
    covers: 'Five pages in one language, with a form, a map and a WhatsApp button.',
  },
  'office-setup': {
    rupees: 18000,
    gst: 'extra',
    covers: 'Two cameras with recorder and cable, fitted, with the view on your phone.',
  },
  'seo-services': {
    rupees: 9000,
    per: 'month',
    gst: 'extra',
    covers: 'One shop in one town: the map entry, repairs, and a new page each month.',
  },
  'pc-laptop-rental': {
    rupees: 1770,
    per: 'laptop per month',
    gst: 'included',
    covers: 'An office laptop with charger and bag, for three months or longer; delivery has its own line.',
  },
};

const prices = Object.fromEntries(
  Object.entries(priceList).map(([slug, price]) => [slug, { ...price, checkedOn: today }]),
);

const literal = JSON.stringify;

export const proof: readonly Edit[] = [
  ['content/projects.ts', '= [];', `= ${literal(projects)};`],
  ['content/people.ts', '= [];', `= ${literal(people)};`],
  ['content/site.ts', /registrations: \[\]/, `registrations: ${literal(registrations)}`],
  ...Object.entries(prices).map(([slug, price]): Edit => [
    `content/services/${slug}.ts`,
    /^ {2}extraFact: /m,
    `  startingPrice: ${literal(price)},\n$&`,
  ]),
];
