/*
 * What the specification says about the content, by its sections (README.md). The content may have
 * more of everything that is a list, but not less. Edit a value if a difference is intended.
 */

/** The services, with their timelines of section 9 by their names in content/facts.ts. */
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

export const expectations = {
  // Section 1.
  presentation: 'sections',
  promises: ['Affordable', 'Fast', 'Scalable', 'Supportive'],
  landingServices: [
    'Web Development',
    'UI/UX Design',
    'Mobile Apps',
    'Digital Strategy',
    'Performance Optimization',
    'Automation Solutions',
  ],
  landingFigures: ['500+ projects completed', '100+ happy clients', '50+ team members', '15+ awards won'],
  quote: 'Get Free Quote',
  tagline: 'One stop to all IT solutions',
  country: 'India',

  // Section 2.
  figures: ['500+ projects', '200+ clients', '5+ years', '15+ team members'],
  faqCategories: ['General Questions', 'Services & Products', 'Pricing & Payment', 'Support & Technical'],
  questionsPerCategory: 3,
  openQuestions: 'general',
  notFound: ['404', 'Oops! Page not found', 'Return to Home'],
  fallback: ['Unexpected Application Error!', 'Internal Server Error', 'Return to Home'],
  services: Object.keys(serviceTimes),
  footerServices: 6,
  mainMenu: ['Home', 'Services', 'Products', 'About', 'FAQ', 'Contact'],
  smallScreenMenu: ['Home', 'About', 'Services', 'Products', 'FAQ', 'Contact'],
  legalMenu: ['Privacy policy', 'Terms and conditions', 'Refund policy'],

  // Section 9.
  timelines: {
    websiteSimple: '2-4 weeks',
    website: '2-8 weeks',
    webApplication: '6-12 weeks',
    mobileApplication: '8-16 weeks',
    software: '3-12 months',
    wordpress: '2-6 weeks',
    shopifyBasic: '1-2 weeks',
    shopifyCustom: '3-6 weeks',
    seoResults: '3-6 months',
    designSimple: '2-3 days',
    designBranding: '1-2 weeks',
    officeSetup: '3-7 days',
    serverBasic: '1-3 days',
    serverComplex: '1-2 weeks',
    replacement: '24 hours',
  },
  designRevisions: 3,
  payment: ['50% upfront and 50% on completion', 'milestones agreed in advance'],
  officeHours: [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], opens: '09:00', closes: '20:00' }],
  emergencySupport: '24/7 emergency support for maintenance clients' as string | undefined,
  googleAdsBudget: [500, 2000],
  testimonials: 3,
  stars: 5,
};
