import { noGstNote, titleWithPlace } from '../owner-facts';
import { serviceCountInWords } from '../services';
import { after } from '../wording';

export const services = {
  meta: {
    title: titleWithPlace((place) => `IT and digital services in ${place}`),
    description: `Our ${serviceCountInWords} services: websites, apps, software, online shops, SEO, ads, social media, design, office networks, servers and rented laptops.`,
  },
  /** The page's name in breadcrumbs. */
  crumb: 'Services',
  hero: {
    title: 'Our IT and digital services',
    lead: `Choose the job you need done. Its page tells you what you’ll get, what decides the price and how long it takes.${after(noGstNote)}`,
  },
  closing: {
    title: 'Not sure which one you need?',
    text: 'Tell us what bothers you most: too few calls, too much paper, a slow network. We’ll suggest where to start, and it may be something small.',
  },
};
