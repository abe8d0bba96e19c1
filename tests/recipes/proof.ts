import { todayInIndia } from '@/tools/check/content';
import { change, type Step } from './step';

/* Every slot for the owner's proof, filled: see content/README.md. */

const today = todayInIndia();

/** What tests/recipes/pictures.ts draws into content/pictures, with sizes in pixels. */
export const pictures = {
  'clinic-reception.jpg': [2400, 1800],
  'camera-over-door.jpg': [1200, 2000],
  'silk-shop.png': [1000, 750],
  'anjali-kulkarni.jpg': [900, 900],
  'firoz-sheikh.webp': [700, 1000],
} as const;

export const clinicJob = {
  id: 'dental-clinic-cctv',
  service: 'office-setup',
  client: 'Holy Cross Dental Centre',
  town: 'Chhatrapati Sambhajinagar',
  trade: 'Dental clinic',
  done: 'Four cameras at the entrance, the cash counter and the two corridors, a recorder with a month of pictures, and the clinic’s own Wi-Fi beside one for patients. The cables went in over two Sundays, so that no appointment was moved.',
  words: 'I see the waiting room on my phone, and no patient had to wait for a drill.',
  url: 'https://holycross-dental.example.in',
  picture: { file: 'clinic-reception.jpg', alt: 'A clinic’s reception with a camera above the door' },
  permittedOn: today,
};

const offices = [
  'Jalna',
  'Nashik',
  'Paithan',
  'Beed',
  'Shirdi',
  'Satara',
  'Latur',
  'Nanded',
  'Parbhani',
  'Akola',
  'Pune',
];

/** Twelve of one service, and one with neither picture nor link. */
const jobs = [
  clinicJob,
  {
    id: 'silk-shop-store',
    service: 'shopify-development',
    client: 'A saree shop',
    town: 'Yeola',
    trade: 'Paithani silk, three counters',
    done: 'A Shopify store with UPI and cash on delivery, filled from the shop’s own list of 140 sarees. The owner’s daughter adds new pieces from her phone.',
    picture: { file: 'silk-shop.png', alt: 'Folded sarees on a shop’s shelf' },
    permittedOn: today,
  },
  ...offices.map((town, index) => ({
    id: `office-${index + 2}`,
    service: 'office-setup',
    client: index === 0 ? 'Marathwada Cotton Ginning and Pressing Cooperative Society' : 'An office',
    town,
    trade: index === 0 ? 'Cotton ginning' : 'Trading',
    done: 'Cabling for each desk, a rack with numbered points, and Wi-Fi that reaches the store room.',
    ...(index === 0 && { picture: { file: 'camera-over-door.jpg', alt: 'A camera over a factory’s door' } }),
    permittedOn: today,
  })),
];

export const people = [
  {
    name: 'Anjali Kulkarni',
    role: 'Networks and CCTV: comes to your office',
    languages: 'Marathi, Hindi and English',
    since: 2019,
    picture: { file: 'anjali-kulkarni.jpg', alt: 'Anjali Kulkarni' },
  },
  {
    name: 'फ़िरोज़ शेख़',
    role: 'Websites and stores',
    languages: 'Hindi, Urdu and English',
    since: 2021,
    picture: { file: 'firoz-sheikh.webp', alt: 'फ़िरोज़ शेख़' },
  },
  {
    name: 'Dr. Venkatanarasimharajuvaripeta Ramachandran',
    role: 'Accounts',
    languages: 'Telugu and English',
    since: 2018,
  },
];

export const registrations = [
  {
    name: 'Udyam (MSME)',
    number: 'UDYAM-MH-04-0123456',
    url: 'https://udyamregistration.gov.in/verifyudyambarcode.aspx',
  },
  { name: 'CIN', number: 'U72900MH2018PTC312345', url: 'https://www.mca.gov.in' },
  { name: 'ISO 9001:2015', number: 'IN/QMS/104233' },
  { name: 'Google Partner', number: '731-402-5518', url: 'https://www.google.com/partners/agency' },
];

export const prices = {
  'office-setup': {
    rupees: 18000,
    covers: 'Two cameras with recorder and cable, fitted, with the view on your phone.',
    checkedOn: today,
  },
  'website-development': { rupees: 125000, covers: 'Five pages with a WhatsApp button and a map.', checkedOn: today },
};

const literal = JSON.stringify;
export const addJobs = (list: readonly unknown[]) => change('content/jobs.ts', '= [];', `= ${literal(list)};`);
export const addPeople = (list: readonly unknown[]) => change('content/people.ts', '= [];', `= ${literal(list)};`);
export const addRegistrations = (list: readonly unknown[]) =>
  change('content/site.ts', /registrations: \[\]/, `registrations: ${literal(list)}`);
export const addPrice = (slug: string, price: unknown) =>
  change(`content/services/${slug}.ts`, /^ {2}ownFact: /m, `  startingPrice: ${literal(price)},\n$&`);

export const proof: readonly Step[] = [
  addJobs(jobs),
  addPeople(people),
  addRegistrations(registrations),
  ...Object.entries(prices).map(([slug, price]) => addPrice(slug, price)),
];
