import { confirmed, type OwnerDetails, placeholder } from '@/content/types/owner';

/** An invented agency with a landline, launched with only what is needed. */
export const details: OwnerDetails = {
  name: confirmed('Asha'),
  phone: confirmed('(0240) 233-4455'),
  whatsApp: confirmed('94251 37069'),
  emails: {
    info: confirmed('info@asha-it.in'),
    sales: confirmed('info@asha-it.in'),
    privacy: confirmed('info@asha-it.in'),
    legal: confirmed('info@asha-it.in'),
    support: confirmed('support@asha-it.in'),
  },
  url: confirmed('https://asha-it.in'),
  founder: placeholder('Founder’s name'),
  companySite: placeholder('https://example.com'),
  legalName: placeholder('Legal name'),
  city: placeholder('City'),
  address: placeholder({ street: 'House and street', pinCode: '000000', state: 'State' }),
  gstin: placeholder('00AAAAA0000A0Z0'),
  registrations: [],
  secondPhone: placeholder('+910000000000'),
  languages: placeholder('English, Hindi and …'),
  writingLanguages: placeholder('English, Hindi and …'),
  replyTime: placeholder('Within … working hours'),
  towns: placeholder('City, …, … and the towns between them'),
  map: placeholder('https://maps.example.com/place'),
  closedOn: [],
  social: { facebook: null, instagram: null, linkedin: null, youtube: null },
  maintenanceResponse: placeholder('Within … working hours'),
  supportMailboxCheckedOn: '2026-11-26',
  rental: {
    shortestPeriod: placeholder('One …'),
    deposit: placeholder('… rent per machine'),
    payment: placeholder('Monthly, …'),
    updates: placeholder('We do, …'),
  },
};
