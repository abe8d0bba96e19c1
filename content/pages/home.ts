import { emergencyCover, officeHours, payment, terms, timelines } from '../facts';
import { place, replyTime, workArea } from '../agency';
import { serviceCountInWords, type ServiceSlug } from '../services/slugs';
import { site } from '../site';
import type { CategoryId, PageMeta, ServiceItem, Statistic } from '../types';
import { figures, landingFigures, teamFigure } from './figures';

/** The drawing above a reason. */
export type ReasonDrawing = 'quote' | 'weeks' | 'growth' | 'hours';

type Reason = { title: string; description: string; drawing: ReasonDrawing };

type Timeline = { label: string; value: string; service: ServiceSlug };

type Hero = {
  /** In the box above the headline. */
  tagline: string;
  /** One entry per line of the headline. */
  title: readonly string[];
  lead: string;
  promises: readonly string[];
};

type Home = {
  /** Which of the two compositions is published at /. */
  presentation: 'sections' | 'landing';
  meta: PageMeta;
  /** Its name in breadcrumbs. */
  crumb: string;
  hero: Hero;
  /** The map's name for screen readers. */
  map: string;
  whyChooseUs: { title: string; items: readonly Reason[] };
  services: { title: string; lead: string };
  timelines: { title: string; lead: string; rows: readonly Timeline[] };
  about: {
    title: string;
    /** Shown large, above the paragraphs. */
    statement: string;
    /** The categories of the three things in the statement, whose lines are drawn. */
    lines: readonly [CategoryId, CategoryId, CategoryId];
    /** The first is below lines that end apart, the second below lines that meet. */
    paragraphs: readonly [string, string, ...string[]];
  };
  /** What a visitor can check before paying; `link` leads to the full version on /about. */
  check: { title: string; items: readonly string[]; link: string };
  figures: readonly Statistic[];
  /** Heading over up to three projects. */
  projects: { title: string };
  /** `note` is under the title while the testimonials are samples. */
  testimonials: { title: string; note: string };
  contact: { title: string; lead: string };
  landing: {
    hero: Hero;
    services: { title: string; items: readonly ServiceItem[] };
    about: { title: string; paragraphs: readonly string[] };
    figures: readonly Statistic[];
  };
};

const reply = replyTime('We reply ', '. ') || 'Add your city and the date. ';

const promises = ['Affordable', 'Fast', 'Scalable', 'Supportive'] as const;

export const home: Home = {
  presentation: 'sections',
  meta: {
    title: 'IT services & digital marketing agency in India',
    description:
      'One team for your website, app, Google and social media marketing, design, office network, server and rented laptops. Ask for a free written quote.',
  },
  crumb: 'Home',
  hero: {
    tagline: site.tagline,
    title: ['Every IT job.', 'One stop.'],
    lead: `We’re an IT services and digital marketing agency in ${place}. Developers, designers, ad managers and network technicians are one team of ${teamFigure.number}, so you explain your business once.`,
    promises,
  },
  map: 'Map of our services',
  whyChooseUs: {
    title: 'Why choose us',
    items: [
      {
        title: 'Affordable, line by line',
        drawing: 'quote',
        description: `Each line of your free quote has its own price. Cross out optional ones, and you don’t pay for them. Smaller jobs are paid ${payment.smallProjects}.`,
      },
      {
        title: 'Fast, with a date',
        drawing: 'weeks',
        description: `A simple website usually takes ${timelines.websiteSimple}, a basic Shopify store ${timelines.shopifyBasic}. The quote also lists what we need from you to keep the date.`,
      },
      {
        title: 'Scalable, step by step',
        drawing: 'growth',
        description: `Start with a small website, and add booking or an app later. Larger jobs are paid by ${payment.largeProjects}.`,
      },
      {
        title: 'Supportive, on the phone',
        drawing: 'hours',
        description: `We answer calls and WhatsApp ${officeHours.text}. With a maintenance plan, there’s ${emergencyCover} as well.`,
      },
    ],
  },
  services: {
    title: `Our ${serviceCountInWords} services`,
    lead: workArea,
  },
  timelines: {
    title: 'How long it takes',
    lead: `Usual times once we have your yes, the advance and your material. For SEO, it’s the time until results show. Custom software takes ${timelines.software}, depending on size.`,
    rows: [
      { label: 'Simple website', value: timelines.websiteSimple, service: 'website-development' },
      {
        label: 'Complex web app',
        value: timelines.webApplication,
        service: 'web-application-development',
      },
      {
        label: 'Mobile app',
        value: timelines.mobileApplication,
        service: 'mobile-application-development',
      },
      { label: 'WordPress site', value: timelines.wordpress, service: 'wordpress-development' },
      {
        label: 'Basic Shopify store',
        value: timelines.shopifyBasic,
        service: 'shopify-development',
      },
      { label: 'SEO results', value: timelines.seoResults, service: 'seo-services' },
      { label: 'Logo and branding', value: timelines.designBranding, service: 'graphic-designing' },
      { label: 'Office setup', value: timelines.officeSetup, service: 'office-setup' },
      { label: 'Basic server', value: timelines.serverBasic, service: 'server-setup' },
    ],
  },
  about: {
    title: 'One team for the whole job',
    statement: 'A new shop needs a design for its board, a billing PC and a website.',
    lines: ['design', 'equip', 'build'],
    paragraphs: [
      'Ordered from three firms, that’s three explanations, and when something fails, each firm points at another.',
      'With us, the designer’s logo goes straight on your website and into the drawing for your shop board, and the people who cable your office work with those who set up the server. When something we set up breaks, you make one call.',
      'Electrical wiring, furniture and printing your boards aren’t IT, so they stay with others. And if a ready-made program or a faster disk in your old PC would do, we’ll tell you before you pay for more.',
    ],
  },
  check: {
    title: 'Check us before you pay',
    items: [
      'The name on our quote is the name on our bank account.',
      'Ask for work like yours. We show only what we made ourselves.',
      'Look for the line “not included” in our quote.',
      'Ask whose name your domain and ad accounts will be in. With us, in yours.',
      ...(site.registrations.length > 0
        ? [`You can look us up: ${site.registrations.map(({ name }) => name).join(', ')}.`]
        : []),
    ],
    link: 'What else to check',
  },
  figures,
  projects: { title: 'Work for clients' },
  testimonials: {
    title: 'What clients say',
    note: 'Sample testimonials. Real clients’ words replace them before launch.',
  },
  contact: {
    title: 'Tell us what you need',
    lead: `${reply}${terms.freeQuote}`,
  },
  landing: {
    hero: {
      tagline: site.tagline,
      title: ['Your business online,', 'and working.'],
      lead: 'Web development, mobile apps, digital marketing, SEO and UI/UX design from one team. Affordable to start, fast to launch, scalable when you grow, with supportive people on the phone.',
      promises,
    },
    services: {
      title: 'What we do',
      items: [
        {
          icon: 'code',
          title: 'Web Development',
          description: 'Sites, shops and portals that open quickly on a phone and can be edited by your own staff.',
          category: 'build',
        },
        {
          icon: 'palette',
          title: 'UI/UX Design',
          description:
            'We draw the screens and try them out with real people before we write code, so your customers find their way.',
          category: 'design',
        },
        {
          icon: 'smartphone',
          title: 'Mobile Apps',
          description: 'Android and iPhone apps for orders, bookings or field staff, published under your own name.',
          category: 'platforms',
        },
        {
          icon: 'compass',
          title: 'Digital Strategy',
          description: 'A written plan of where your customers look, what to spend there, and what to leave alone.',
          category: 'grow',
        },
        {
          icon: 'gauge',
          title: 'Performance Optimization',
          description: 'We find what makes your site or app slow on mobile data, fix it, and show before and after.',
          category: 'equip',
        },
        {
          icon: 'workflow',
          title: 'Automation Solutions',
          description:
            'Invoices, reminders and stock updates that run by themselves, so your staff don’t type things twice.',
          category: 'platforms',
        },
      ],
    },
    about: {
      title: 'Who does the work',
      paragraphs: [
        'We’re an IT and digital services team in India. You may run a coaching class that wants admission forms online, or export goods and need a catalogue in English. Either way, we start with a call about what should change.',
        'After that call you get a proposal you can read in one sitting, with the pages or screens, the people who’ll build them, the price and the dates. You can look at the work while we’re making it, on a private link, and tell us what to change.',
        'When it goes live, the same people stay within reach and teach your staff to edit. Take a maintenance plan, and they check that forms arrive and pages load. And if an idea isn’t worth your money, they’ll tell you so.',
      ],
    },
    figures: landingFigures,
  },
};

/** The headline of the presentation that is published. */
export const homeHero: Hero = home.presentation === 'landing' ? home.landing.hero : home.hero;
