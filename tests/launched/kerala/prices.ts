import type { Owner } from '@/content/types/owner';

/** GST is included in all, rent is by the seat, and there are more than the FAQ has room for. */
export const prices: Owner['prices'] = {
  'website-development': {
    rupees: 29500,
    gst: 'included',
    job: 'a website of five pages',
    covers: 'Five pages in Malayalam or English, with a form, a map and a WhatsApp button.',
    exampleJob: { what: 'Eight pages for a homestay in Fort Kochi', rupees: 47200, days: 24, month: '2026-05' },
    checkedOn: '2026-11-26',
  },
  'graphic-designing': {
    rupees: 7080,
    gst: 'included',
    job: 'a logo with three drafts',
    covers: 'A logo in three drafts, with its files for print and screen.',
    exampleJob: { what: 'Logo, box and board for a banana chips maker', rupees: 21240, days: 11, month: '2026-07' },
    checkedOn: '2026-11-26',
  },
  'seo-services': {
    rupees: 11800,
    per: 'month',
    gst: 'included',
    job: 'SEO for one shop',
    covers: 'One shop in one town: the map entry, repairs, and a new page each month.',
    checkedOn: '2026-11-26',
  },
  'office-setup': {
    rupees: 21240,
    gst: 'included',
    job: 'two cameras with recorder',
    covers: 'Two cameras with recorder and cable, fitted, with the view on your phone.',
    exampleJob: { what: 'Cabling and Wi-Fi for twelve desks of a CA', rupees: 236000, days: 6, month: '2026-04' },
    checkedOn: '2026-11-26',
  },
  'pc-laptop-rental': {
    rupees: 1770,
    per: 'seat and month',
    gst: 'included',
    job: 'an office laptop',
    covers: 'A laptop with charger and bag, for three months or longer.',
    exampleJob: { what: 'Twenty laptops for an accounting course', rupees: 70800, days: 60, month: '2026-06' },
    checkedOn: '2026-11-26',
  },
};
