/*
 * What the specification says about the content, by section. Edit it if a difference is intended.
 * A list in the content may have more entries than `has`, but not fewer.
 */

type Expectations = {
  section: number;
  file: string;
  /** Each field with what it says. */
  says?: Record<string, unknown>;
  /** Each list with what it has. */
  has?: Record<string, unknown>;
};

/** Section 9: the timelines of each service, by their names in content/facts.ts. */
export const serviceTimes: Readonly<Record<string, readonly string[]>> = {
  'website-development': ['websiteSimple', 'website'],
  'web-application-development': ['webApplication'],
  'mobile-application-development': ['mobileApplication'],
  'software-development': ['software'],
  'wordpress-development': ['wordpress'],
  'shopify-development': ['shopifyBasic', 'shopifyCustom'],
  'digital-marketing': [],
  'seo-services': ['seoResults'],
  'social-media-marketing': [],
  'facebook-instagram-marketing': [],
  'google-marketing': [],
  'graphic-designing': ['designSimple', 'designBranding'],
  'office-setup': ['officeSetup'],
  'server-setup': ['serverBasic', 'serverComplex'],
  'pc-laptop-rental': ['replacement'],
};

export const expectations: readonly Expectations[] = [
  {
    section: 1,
    file: 'content/pages/home.ts',
    says: {
      'home.presentation': 'sections',
      'home.hero.promises': ['Affordable', 'Fast', 'Scalable', 'Supportive'],
      'home.landing.hero.promises': ['Affordable', 'Fast', 'Scalable', 'Supportive'],
      'home.landing.services.items': [
        'Web Development',
        'UI/UX Design',
        'Mobile Apps',
        'Digital Strategy',
        'Performance Optimization',
        'Automation Solutions',
      ],
    },
  },
  {
    section: 1,
    file: 'content/contact-labels.ts',
    says: { 'contactLabels.quote': 'Get Free Quote' },
  },
  {
    section: 1,
    file: 'content/pages/figures.ts',
    says: {
      landingFigures: ['500+ projects completed', '100+ happy clients', '50+ team members', '15+ awards won'],
    },
  },
  {
    section: 1,
    file: 'content/site.ts',
    says: { 'site.tagline': 'One stop to all IT solutions', 'site.country': 'India' },
  },
  {
    section: 2,
    file: 'content/pages/figures.ts',
    says: { figures: ['500+ projects', '200+ clients', '5+ years', '15+ team members'] },
  },
  {
    section: 2,
    file: 'content/faq.ts',
    says: {
      faqCategories: [
        'General Questions: 3',
        'Services & Products: 3',
        'Pricing & Payment: 3',
        'Support & Technical: 3',
      ],
    },
  },
  {
    section: 2,
    file: 'content/pages/faq.ts',
    says: { 'faq.initiallyOpen': 'general' },
  },
  {
    section: 2,
    file: 'content/pages/not-found.ts',
    says: {
      'notFound.code': '404',
      'notFound.title': 'Oops! Page not found',
      'notFound.action': 'Return to Home',
    },
  },
  {
    section: 2,
    file: 'content/services/slugs.ts',
    has: {
      serviceSlugs: (
        'website-development web-application-development mobile-application-development ' +
        'software-development wordpress-development shopify-development digital-marketing seo-services ' +
        'social-media-marketing facebook-instagram-marketing google-marketing graphic-designing ' +
        'office-setup server-setup pc-laptop-rental'
      ).split(' '),
    },
  },
  {
    section: 2,
    file: 'lib/navigation.ts',
    has: {
      mainMenu: ['Home', 'Services', 'Products', 'About', 'FAQ', 'Contact'],
      smallScreenMenu: ['Home', 'About', 'Services', 'Products', 'FAQ', 'Contact'],
      legalMenu: ['Privacy policy', 'Terms and conditions', 'Refund policy'],
    },
  },
  {
    section: 9,
    file: 'content/facts.ts',
    says: {
      'timelines.websiteSimple': '2-4 weeks',
      'timelines.website': '2-8 weeks',
      'timelines.webApplication': '6-12 weeks',
      'timelines.mobileApplication': '8-16 weeks',
      'timelines.software': '3-12 months',
      'timelines.wordpress': '2-6 weeks',
      'timelines.shopifyBasic': '1-2 weeks',
      'timelines.shopifyCustom': '3-6 weeks',
      'timelines.seoResults': '3-6 months',
      'timelines.designSimple': '2-3 days',
      'timelines.designBranding': '1-2 weeks',
      'timelines.officeSetup': '3-7 days',
      'timelines.serverBasic': '1-3 days',
      'timelines.serverComplex': '1-2 weeks',
      'timelines.replacement': '24 hours',
      'designRevisions.maximum': 3,
      'payment.smallProjects': '50% upfront and 50% on completion',
      'payment.largeProjects': 'milestones agreed in advance',
      'officeHours.days': [1, 2, 3, 4, 5, 6],
      'officeHours.opens': '09:00',
      'officeHours.closes': '20:00',
      emergencySupport: '24/7 emergency support for maintenance clients',
      'googleAdsBudget.minimum': 500,
      'googleAdsBudget.maximum': 2000,
    },
  },
  {
    section: 9,
    file: 'content/testimonials.ts',
    says: { 'testimonials.items': ['5 stars', '5 stars', '5 stars'] },
  },
];
