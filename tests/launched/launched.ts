import { figures } from '@/content/pages/figures';
import { site } from '@/content/site';
import { todayInIndia } from '@/tools/check/content';
import { clinicProject, type Edit, proof } from './trust';

/* A launched site: everything is confirmed, with values as long and varied as real ones. */

const siteFile = 'content/site.ts';
const domain = 'vindhya-digital.in';

/** The kinds of numbers that agencies have; `npm run launched -- landline` tries another one. */
const numbers: Record<string, Record<string, string>> = {
  mobile: { phone: '94251 37068', whatsApp: '+919425137069' },
  'only-mobile': { phone: '+91 94251 37068' },
  landline: { phone: '(0240) 233-4455', whatsApp: '94251 37069' },
  'toll-free': { phone: '1800 233 4455', whatsApp: '94251 37069' },
  two: { phone: '022-2456 7890', secondPhone: '094251 37068', whatsApp: '94251 37069' },
};
const kind = process.argv[2] ?? 'mobile';
if (!numbers[kind]) throw new Error(`npm run launched -- ${kind}: must be one of ${Object.keys(numbers).join(', ')}`);

const details: Record<string, unknown> = {
  name: 'Sahyadri Network Services',
  url: `https://www.${domain}`,
  companySite: 'https://group.vindhya-enterprises.co.in',
  ...numbers[kind],
  ...Object.fromEntries(Object.keys(site.emails).map((role) => [role, `${role}.desk@${domain}`])),
  legalName: 'Vindhya Information Technology and Office Solutions Private Limited',
  city: 'Chhatrapati Sambhajinagar',
  address: {
    street: 'Second floor, Shree Ganesh Commercial Complex, 114/2 Mahatma Gandhi Road, opposite the old bus stand',
    pinCode: '431001',
    state: 'Maharashtra',
  },
  gstin: '27AAKCV5821M1ZR',
  languages: 'Marathi, Hindi, Gujarati or English',
  writingLanguages: 'English, Hindi, Marathi or Gujarati',
  replyTime: 'by noon of the next working day',
  faultPeriod: '120 days',
  visitedTowns: 'Chhatrapati Sambhajinagar, Jalna, Ahilyanagar, Nashik and the towns between them',
  grievance: { role: 'Grievance and Data Protection Officer', replyTime: 'within three weeks' },
  courtCity: 'Chhatrapati Sambhajinagar',
  map: 'https://maps.app.goo.gl/Vindhya114',
  rentalPeriod: 'one week',
  rentalDeposit: 'one month’s rent for each machine',
  maintenanceResponse: 'within three working hours',
  confidentiality: 'our confidentiality agreement or yours',
  weekendReplacement: 'by noon on Monday',
  liabilityCap: 'the fees paid in the twelve months before the claim',
};

const profiles = {
  facebook: 'https://www.facebook.com/vindhyadigital',
  instagram: 'https://www.instagram.com/vindhya.digital',
  linkedin: 'https://www.linkedin.com/company/vindhya-information-technology',
  youtube: 'https://www.youtube.com/@vindhyadigital',
};

const testimonials = [
  {
    name: 'R. Lakshmi Narayanan',
    company: 'Sree Lakshmi Silks and Sarees',
    town: 'Nashik',
    service: 'google-marketing',
    rating: 5,
    text: 'They pick up the phone, and they tell me when to stop an ad.',
  },
  {
    name: 'सुनीता अग्रवाल',
    company: 'अग्रवाल मेडिकल स्टोर',
    lang: 'hi',
    service: 'software-development',
    rating: 5,
    text: 'पहले हर ऑर्डर कागज़ पर लिखते थे। अब फ़ोन पर दिख जाता है कि क्या बिका और क्या मँगाना है।',
    url: 'https://agrawal-medical.example.in',
  },
  {
    name: 'Dr. Anthony Kurian Vadakkanchery',
    company: clinicProject.client,
    town: clinicProject.town,
    service: clinicProject.service,
    project: clinicProject.id,
    rating: 5,
    text: 'We moved to a bigger clinic in June and were afraid of losing a week. They came before nine each morning, drilled where we had agreed, and had swept up when the first patient sat down. In the evening they stayed until every nurse could print. Since then I have called three times, once because of my own mistake, and each time the same person knew our wiring.',
  },
];

const literal = JSON.stringify;
const newFigures = ['640+', '275+', '7+', '22+'];

export const launched: readonly Edit[] = [
  ...Object.entries(details).map(([name, value]): Edit => [
    siteFile,
    new RegExp(`\\b${name}: placeholder\\([^)]*\\)`),
    `${name}: confirmed(${literal(value)})`,
  ]),
  [siteFile, /founder: \{ name: placeholder\([^)]*\)/, "founder: { name: confirmed('Meenakshi Subramaniam')"],
  ...Object.entries(profiles).map(([icon, url]): Edit => [
    siteFile,
    `icon: '${icon}', url: null`,
    `icon: '${icon}', url: '${url}'`,
  ]),
  [siteFile, /(securityContactCheckedOn: )'[^']*'/, `$1'${todayInIndia()}'`],
  ['content/testimonials.ts', /items: \[.*?\n {2}\],/s, `items: ${literal(testimonials)},`],
  ['content/testimonials.ts', 'isPlaceholder: true', 'isPlaceholder: false'],
  ...figures.flatMap(({ number, label }, index): Edit[] => [
    ['content/pages/figures.ts', `'${number}', label: '${label}'`, `'${newFigures[index]}', label: '${label}'`],
    ['tests/specification/expectations.ts', `'${number} ${label}'`, `'${newFigures[index]} ${label}'`],
  ]),
  ...proof,
  ['content/facts.ts', /rupeesPerDollar = \d+/, 'rupeesPerDollar = 88'],
  ['content/claims.ts', /checkedOn: null/g, `checkedOn: '${todayInIndia()}'`],
  ['content/legal/index.ts', /legalReviewedOn = null/, `legalReviewedOn = '${todayInIndia()}'`],
];
