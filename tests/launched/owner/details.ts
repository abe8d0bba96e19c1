import { confirmed } from '@/content/types/detail';
import type { OwnerDetails } from '@/content/types/owner';

/** An invented agency with everything confirmed: long names, Devanagari, two numbers. */
export const details: OwnerDetails = {
  name: confirmed('Sahyadri Network Services'),
  phone: confirmed('94251 37068'),
  whatsApp: confirmed('+919425137069'),
  emails: {
    info: confirmed('info.desk@vindhya-digital.in'),
    sales: confirmed('sales.desk@vindhya-digital.in'),
    privacy: confirmed('privacy.desk@vindhya-digital.in'),
    legal: confirmed('legal.desk@vindhya-digital.in'),
    support: confirmed('support.desk@vindhya-digital.in'),
  },
  url: confirmed('https://www.vindhya-digital.in'),
  founder: confirmed('Meenakshi Subramaniam'),
  companySite: confirmed('https://group.vindhya-enterprises.co.in'),
  legalName: confirmed('Vindhya Information Technology and Office Solutions Private Limited'),
  city: confirmed('Chhatrapati Sambhajinagar'),
  address: confirmed({
    street: 'Second floor, Shree Ganesh Commercial Complex, 114/2 Mahatma Gandhi Road, opposite the old bus stand',
    pinCode: '431001',
    state: 'Maharashtra',
  }),
  gstin: confirmed('27AAKCV5821M1ZR'),
  registrations: [
    {
      name: 'Udyam (MSME)',
      number: 'UDYAM-MH-04-0123456',
      url: 'https://udyamregistration.gov.in/verifyudyambarcode.aspx',
    },
    { name: 'ISO 9001:2015', number: 'IN/QMS/104233' },
  ],
  secondPhone: confirmed('0240-233-4455'),
  languages: confirmed('Marathi, Hindi, Gujarati and English'),
  writingLanguages: confirmed('English, Hindi, Marathi and Gujarati'),
  replyTime: confirmed('By noon of the next working day'),
  towns: confirmed('Chhatrapati Sambhajinagar, Jalna, Ahilyanagar, Nashik and the towns between them'),
  map: confirmed('https://maps.app.goo.gl/Vindhya114'),
  closedOn: ['2027-01-26'],
  social: {
    facebook: 'https://www.facebook.com/vindhyadigital',
    instagram: 'https://www.instagram.com/vindhya.digital',
    linkedin: 'https://www.linkedin.com/company/vindhya-information-technology',
    youtube: 'https://www.youtube.com/@vindhyadigital',
  },
  maintenanceResponse: confirmed('Within three working hours'),
  supportMailboxCheckedOn: '2026-11-26',
  rental: {
    shortestPeriod: confirmed('One week'),
    deposit: confirmed('One month’s rent for each machine'),
    payment: confirmed('Monthly, in advance'),
    updates: confirmed('We do, remotely, on the second Saturday of each month. Antivirus is installed.'),
  },
};
