import { confirmed, placeholder } from '@/content/types/detail';
import type { Owner } from '@/content/types/owner';

/* README.md says what to fill in, and in which order. `confirmed('…')` replaces `placeholder('…')`. */

export const details: Owner['details'] = {
  // 1. Needed before the web address is confirmed
  name: placeholder('OneStop IT'),
  phone: placeholder('+910000000000'),
  whatsApp: placeholder('+910000000000'),
  emails: {
    info: placeholder('info@example.com'),
    sales: placeholder('sales@example.com'),
    privacy: placeholder('privacy@example.com'),
    legal: placeholder('legal@example.com'),
    support: placeholder('support@example.com'),
  },

  // 2. The launch
  url: placeholder('https://onestop-it.example.com'),

  // 3. Who clients deal with
  founder: placeholder('Founder’s name'),
  companySite: placeholder('https://example.com'),
  legalName: placeholder('Legal name'),
  city: placeholder('City'),
  address: placeholder({ street: 'House and street', pinCode: '000000', state: 'State' }),
  gstin: placeholder('00AAAAA0000A0Z0'),
  registrations: [],
  region: placeholder({ smallTown: 'Nagpur', bigCity: 'Mumbai' }),
  board: placeholder({ lang: 'hi', words: 'वन स्टॉप' }),
  team: placeholder('… developers, … designers and … technicians'),

  // 4. How clients reach you
  secondPhone: placeholder('+910000000000'),
  replyTime: placeholder('within … working hours'),
  towns: placeholder(['City', '…', 'the towns between them']),
  travelCost: placeholder('₹… per km'),
  map: placeholder('https://maps.example.com/place'),
  closedOn: [],
  social: { facebook: null, instagram: null, linkedin: null, youtube: null },
  maintenanceResponse: placeholder('within … working hours'),
  maintenancePrice: placeholder({ rupees: 0, per: 'year', from: true }),
  reviews: null,

  // 5. Rental
  rental: {
    shortestPeriod: placeholder('One …'),
    deposit: placeholder('… rent per machine'),
    depositBack: placeholder('… days'),
    delivery: placeholder('free in …'),
    replacementCities: placeholder(['City', '…']),
    payment: placeholder('monthly, …'),
    updates: placeholder('We do, ….'),
  },
};
