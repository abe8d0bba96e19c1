/** One page of each template, by what a visitor would call it. */
export const templates = {
  home: '/',
  service: '/services/seo-services',
  listing: '/services',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  legal: '/privacy-policy',
  'not found': '/no-such-page',
} as const;

export const templateList = Object.entries(templates);
