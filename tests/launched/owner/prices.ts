import type { Owner } from '@/content/types/owner';

/** For a project, per month and per machine, with and without GST. */
export const prices: Owner['prices'] = {
  'website-development': {
    rupees: 24000,
    gst: 'extra',
    checkedOn: '2026-11-26',
    job: 'a website of five pages',
    covers: 'Five pages in one language, with a form, a map and a WhatsApp button.',
  },
  'office-setup': {
    rupees: 18000,
    gst: 'extra',
    checkedOn: '2026-11-26',
    job: 'two cameras with recorder',
    exampleJob: {
      what: 'Cabling for nine desks, four cameras and Wi-Fi in a dental clinic',
      rupees: 186000,
      days: 5,
      month: '2026-06',
    },
    covers: 'Two cameras with recorder and cable, fitted, with the view on your phone.',
  },
  'seo-services': {
    rupees: 9000,
    per: 'month',
    gst: 'extra',
    checkedOn: '2026-11-26',
    job: 'SEO for one shop',
    covers: 'One shop in one town: the map entry, repairs, and a new page each month.',
  },
  'pc-laptop-rental': {
    rupees: 1770,
    per: 'month',
    gst: 'included',
    checkedOn: '2026-11-26',
    job: 'an office laptop',
    covers: 'An office laptop with charger and bag, for three months or longer, without delivery to other cities.',
  },
};
