import { confirmed } from '@/content/types/detail';
import type { Owner } from '@/content/types/owner';

/**
 * An invented LLP in Kerala: a landline, the founder's mobile, another number for WhatsApp, GST in
 * all prices, no Devanagari, and facts.ts with other days, another split of payment and no 24/7.
 */
export const details: Owner['details'] = {
  name: confirmed('Periyar Digital'),
  phone: confirmed('0484 236 1385'),
  secondPhone: confirmed('94470 61385'),
  whatsApp: confirmed('94470 61386'),
  emails: {
    info: confirmed('hello@periyardigital.example'),
    sales: confirmed('hello@periyardigital.example'),
    privacy: confirmed('privacy@periyardigital.example'),
    legal: confirmed('privacy@periyardigital.example'),
    support: confirmed('support@periyardigital.example'),
  },
  url: confirmed('https://periyardigital.example'),
  founder: confirmed('Mathew Tharakan'),
  legalName: confirmed('Periyar Digital LLP'),
  city: confirmed('Kochi'),
  address: confirmed({ street: '41/1820, Chittoor Road', pinCode: '682018', state: 'Kerala' }),
  gstin: confirmed('32AATFP4821M1ZT'),
  registrations: [{ name: 'LLPIN', number: 'AAX-4821', url: 'https://www.mca.gov.in' }],
  region: confirmed({ smallTown: 'Thodupuzha', bigCity: 'Bengaluru' }),
  board: confirmed(false),
  team: confirmed('5 developers, 3 designers and 8 technicians'),
  languages: confirmed('Malayalam, Tamil, Hindi and English'),
  replyTime: confirmed('within four working hours'),
  towns: confirmed(['Kochi', 'Aluva', 'Perumbavoor', 'Muvattupuzha', 'Thodupuzha', 'Kottayam', 'Thrissur']),
  travelCost: confirmed('₹16 per km from Kochi'),
  closedOn: ['2027-09-14'],
  social: { facebook: false, instagram: 'https://www.instagram.com', linkedin: null, youtube: false },
  maintenanceResponse: confirmed('within six working hours'),
  maintenancePrice: confirmed('₹28,320 per year for an office, ₹42,480 with a server, including GST'),
  reviews: { site: 'Google', score: 4.6, count: 41, url: 'https://g.page/r/Periyar/review', checkedOn: '2026-11-26' },
  supportMailboxCheckedOn: '2026-11-26',
  rental: {
    shortestPeriod: confirmed('One month'),
    deposit: confirmed('One month’s rent for each machine'),
    depositBack: confirmed('10 days'),
    delivery: confirmed('free in Kochi and Aluva, elsewhere ₹16 per km'),
    replacementCities: confirmed(['Kochi', 'Aluva']),
    payment: confirmed('monthly, in advance'),
  },
};
