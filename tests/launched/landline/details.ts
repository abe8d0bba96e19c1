import { confirmed, placeholder } from '@/content/types/detail';
import type { OwnerDetails } from '@/content/types/owner';

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
  region: placeholder({ smallTown: 'Nagpur', bigCity: 'Mumbai' }),
  board: placeholder({ lang: 'hi', words: 'वन स्टॉप' }),
  registrations: [],
  closedOn: [],
  reviews: null,
  social: { facebook: null, instagram: null, linkedin: null, youtube: null },
  supportMailboxCheckedOn: '2026-11-26',
  rental: {},
};
