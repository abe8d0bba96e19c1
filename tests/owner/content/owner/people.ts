import type { Owner } from '@/content/types/owner';

/** The second number of the agency is the founder's own. Nobody is named for design and accounts. */
export const people: Owner['people'] = [
  {
    name: 'Nabanita Saikia',
    role: 'Founder; networks and CCTV: comes to your office',
    languages: ['Assamese', 'Hindi', 'English'],
    since: 2019,
    services: ['office-setup', 'server-setup', 'pc-laptop-rental'],
    phone: '98765 43210',
    picture: { file: 'nabanita-saikia.jpg', alt: 'Nabanita Saikia' },
  },
  {
    name: 'फ़िरोज़ हज़ारिका',
    role: 'Websites, stores and apps: your first call, and the training',
    services: ['website-development', 'shopify-development', 'mobile-application-development'],
  },
  {
    name: 'Venkatasubramanian Krishnamoorthy Iyer',
    role: 'Ads, SEO and social media: plans them with you, and reads you the figures',
    services: ['digital-marketing', 'seo-services', 'google-marketing'],
  },
];
