import type { Owner } from '@/content/types/owner';

/** For a project, per month and per machine, with and without GST. */
export const prices: Owner['prices'] = {
  'website-development': {
    rupees: 28000,
    gst: 'extra',
    job: 'a website of five pages',
    covers: 'Five pages in one language, with a form, a map and a WhatsApp button.',
    checkedOn: '2026-11-26',
    quoteRow: 28000,
  },
  'office-setup': {
    rupees: 18000,
    gst: 'extra',
    job: 'two cameras with recorder',
    covers: 'Two cameras with recorder and cable, fitted, with the view on your phone.',
    exampleJob: { what: 'Nine desks, four cameras and Wi-Fi in a clinic', rupees: 186000, days: 5, month: '2026-06' },
    checkedOn: '2026-11-26',
  },
  'seo-services': {
    rupees: 9000,
    per: 'month',
    gst: 'extra',
    job: 'SEO for one shop',
    covers: 'One shop in one town: the map entry, repairs to the site, and a new page each month.',
    checkedOn: '2026-11-26',
  },
  'pc-laptop-rental': {
    rupees: 1770,
    per: 'laptop and month',
    gst: 'included',
    job: 'an office laptop',
    covers: 'An office laptop with charger and bag, for three months or longer.',
    exampleJob: { what: 'Twenty laptops for an accounting course', rupees: 106200, days: 90, month: '2026-06' },
    checkedOn: '2026-11-26',
  },
};
