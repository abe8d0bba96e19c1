import { todayInIndia } from '@/content/dates';
import { confirmed } from '@/content/types/detail';
import type { Owner } from '@/content/types/owner';

/** An invented agency with everything filled in: a landline, a chat of its own, and long names. */
export const details: Owner['details'] = {
  name: confirmed('Nodi Network Services'),
  phone: confirmed('03752 223344'),
  whatsApp: confirmed('98765 43211'),
  emails: {
    info: confirmed('info.desk@nodinetwork.example'),
    sales: confirmed('info.desk@nodinetwork.example'),
    privacy: confirmed('privacy.desk@nodinetwork.example'),
    legal: confirmed('legal.desk@nodinetwork.example'),
    support: confirmed('support.desk@nodinetwork.example'),
  },
  url: confirmed('https://www.nodinetwork.example'),
  founder: confirmed('Nabanita Saikia'),
  companySite: confirmed('https://www.nodi-infotech.example'),
  legalName: confirmed('Nodi Infotech and Office Solutions Private Limited'),
  city: confirmed('North Lakhimpur'),
  address: confirmed({
    street: 'Second floor, Red River Commercial Complex, 114/2 Station Road, opposite the old bus stand',
    pinCode: '787001',
    state: 'Assam',
  }),
  gstin: confirmed('18AAKCN5821M1ZU'),
  registrations: [
    { name: 'Udyam (MSME)', number: 'UDYAM-AS-04-0187342', url: 'https://udyamregistration.gov.in' },
    { name: 'ISO 9001:2015', number: 'IN/QMS/104233' },
  ],
  region: confirmed({ smallTown: 'Dhemaji', bigCity: 'Guwahati' }),
  board: confirmed({ lang: 'hi', words: 'वन स्टॉप' }),
  team: confirmed('6 developers, 3 designers, 4 people for ads and SEO, 7 technicians and 2 accountants'),
  secondPhone: confirmed('98765 43210'),
  replyTime: confirmed('by noon of the next working day'),
  towns: confirmed(['North Lakhimpur', 'Gogamukh', 'Dhemaji', 'Jonai', 'the towns between them']),
  travelCost: confirmed('₹14 per km'),
  map: confirmed('https://www.google.com/maps'),
  closedOn: [
    { name: 'Republic Day', from: '2027-01-26' },
    // Long ahead, so that tests find it on pages.
    { name: 'Magh Bihu', from: '2099-01-14', to: '2099-01-15' },
  ],
  social: {
    facebook: 'https://www.facebook.com',
    instagram: 'https://www.instagram.com',
    linkedin: 'https://www.linkedin.com',
    youtube: false,
  },
  maintenanceResponse: confirmed('within three working hours'),
  maintenancePrice: confirmed({ rupees: 24000, per: 'year', from: true }),
  // An owner types the day, like '2026-11-26'. A year later, pages leave the line out.
  reviews: { site: 'Google', score: 4.7, count: 86, url: 'https://www.google.com/maps', checkedOn: todayInIndia() },
  rental: {
    shortestPeriod: confirmed('One week'),
    deposit: confirmed('One month’s rent for each machine'),
    depositBack: confirmed('7 days'),
    delivery: confirmed('free in North Lakhimpur, elsewhere ₹14 per km'),
    replacementCities: confirmed(['North Lakhimpur', 'Dhemaji']),
    payment: confirmed('monthly, in advance'),
    updates: confirmed('We do, remotely, on the third Thursday evening of each month. Antivirus is installed.'),
  },
};
