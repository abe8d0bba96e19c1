import { confirmed } from '@/content/types/detail';
import type { Owner } from '@/content/types/owner';

/**
 * An invented agency with everything confirmed: long names, Devanagari, two numbers. The brand
 * is the first word of the registered name, and the domain says what it does. npm run demo
 * shows it, so no address here is anybody's.
 */
export const details: Owner['details'] = {
  name: confirmed('Sahyadri Network Services'),
  phone: confirmed('94251 37068'),
  whatsApp: confirmed('+919425137069'),
  emails: {
    info: confirmed('info.desk@sahyadrinetwork.example'),
    sales: confirmed('sales.desk@sahyadrinetwork.example'),
    privacy: confirmed('privacy.desk@sahyadrinetwork.example'),
    legal: confirmed('legal.desk@sahyadrinetwork.example'),
    support: confirmed('support.desk@sahyadrinetwork.example'),
  },
  url: confirmed('https://www.sahyadrinetwork.example'),
  founder: confirmed('Meenakshi Subramaniam'),
  companySite: confirmed('https://www.sahyadri-infotech.example'),
  legalName: confirmed('Sahyadri Infotech and Office Solutions Private Limited'),
  city: confirmed('Chhatrapati Sambhajinagar'),
  address: confirmed({
    street: 'Second floor, Shree Ganesh Commercial Complex, 114/2 Mahatma Gandhi Road, opposite the old bus stand',
    pinCode: '431001',
    state: 'Maharashtra',
  }),
  gstin: confirmed('27AAKCS5821M1ZU'),
  registrations: [
    {
      name: 'Udyam (MSME)',
      number: 'UDYAM-MH-04-0187342',
      url: 'https://udyamregistration.gov.in/verifyudyambarcode.aspx',
    },
    { name: 'ISO 9001:2015', number: 'IN/QMS/104233' },
  ],
  region: confirmed({ smallTown: 'Paithan', bigCity: 'Pune' }),
  board: confirmed({ lang: 'mr', words: 'वन स्टॉप' }),
  team: confirmed('6 developers, 3 designers, 4 people for ads and SEO, 7 technicians and 2 accountants'),
  secondPhone: confirmed('0240-233-4455'),
  languages: confirmed('Marathi, Hindi, Gujarati and English'),
  writingLanguages: confirmed('English, Hindi and Marathi'),
  replyTime: confirmed('by noon of the next working day'),
  towns: confirmed(['Chhatrapati Sambhajinagar', 'Jalna', 'Ahilyanagar', 'Nashik', 'the towns between them']),
  travelCost: confirmed('₹14 per km from Chhatrapati Sambhajinagar'),
  map: confirmed('https://www.google.com/maps'),
  closedOn: ['2027-01-26'],
  social: {
    facebook: 'https://www.facebook.com',
    instagram: 'https://www.instagram.com',
    linkedin: 'https://www.linkedin.com',
    youtube: 'https://www.youtube.com',
  },
  maintenanceResponse: confirmed('within three working hours'),
  maintenancePrice: confirmed('from ₹24,000 per year plus GST'),
  reviews: {
    site: 'Google',
    score: 4.7,
    count: 86,
    url: 'https://www.google.com/maps',
    checkedOn: '2026-11-26',
  },
  supportMailboxCheckedOn: '2026-11-26',
  rental: {
    shortestPeriod: confirmed('One week'),
    deposit: confirmed('One month’s rent for each machine'),
    depositBack: confirmed('7 days'),
    delivery: confirmed('free in Chhatrapati Sambhajinagar, elsewhere ₹14 per km'),
    replacementCities: confirmed(['Chhatrapati Sambhajinagar', 'Jalna', 'Nashik']),
    payment: confirmed('monthly, in advance'),
    updates: confirmed('We do, remotely, on the third Thursday evening of each month. Antivirus is installed.'),
  },
};
