import { emergencies, officeHours, payment, terms, timelines } from '../facts';
import { gstin, noGstNote, registeredName, titleWithPlace } from '../owner-facts';
import { projects } from '../owner/projects';
import { serviceCountInWords, type ServiceSlug } from '../services';
import { site } from '../site';
import type { CategoryId, ServiceItem } from '../types';
import { figures as ownerFigures } from '../owner/figures';
import { after } from '../wording';
import { figures, landingFigures } from './figures';

/** A promise in one word, and after a colon what it means. */
export type Reason = { word: string; title: string; description: string };

type Timeline = { label: string; value: string; service: ServiceSlug };

/** A thing whose line is drawn in the colour of its category. */
type Line = { category: CategoryId; label: string };

export type Hero = {
  /** Above the headline. */
  tagline: string;
  /** One entry per line of the headline. */
  title: readonly string[];
  lead: string;
  /** Under the buttons: a link to our sample quotes, and what is the client's. */
  trust?: { link: string; text: string };
  promises?: readonly string[];
};

/** Four promises that a client can hold us to; more precise ones once they're known. */
const check = {
  title: 'Four things you can hold us to',
  items: [
    registeredName && gstin
      ? `Our registered name is ${registeredName}. Look up the GSTIN ${gstin} at gst.gov.in.`
      : 'Before you order, you’ll know who does the work.',
    'The name on our quote is the name on our bank account.',
    'Your domain and ad accounts are in your own name.',
    projects.length > 0
      ? 'Jobs we’ve done are on this page, and the clients have agreed.'
      : 'Every quote of ours lists what isn’t included.',
  ],
  link: 'See what you can check',
};

export const home = {
  /** Which of the two compositions is published at /. */
  presentation: 'sections' as 'sections' | 'landing',
  meta: {
    title: titleWithPlace((place) => `IT services & digital marketing agency in ${place}`),
    description:
      'One team for your website, online shop, app, ads, logo, servers and office, with PCs to buy or rent. Tell us what you need and get a free quote.',
  },
  /** Its name in breadcrumbs. */
  crumb: 'Home',
  hero: {
    tagline: site.tagline,
    title: ['All your IT.', 'One stop.'],
    lead: `Website, online shop, app, ads, logo, servers, office and PCs, bought or rented: one team of ${ownerFigures.teamMembers.number} people looks after all of it. You call one number.`,
    trust: { link: 'See what our quotes look like', text: 'Your domain and ad accounts stay yours.' },
  },
  /** The map's name for screen readers. */
  map: 'Map of our services',
  whyChooseUs: {
    title: 'Why choose us',
    items: [
      {
        word: 'Affordable',
        title: 'pay only for the parts you choose',
        description: `In your quote each part has its own price, and what isn’t included is listed too. Smaller projects are paid ${payment.smallProjects}, larger ones in ${payment.largeProjects}.`,
      },
      {
        word: 'Fast',
        title: 'the date is in writing',
        description:
          'Your quote names the day, and what we need from you for it. If we’re running late, you’ll hear before the day, not after it.',
      },
      {
        word: 'Scalable',
        title: 'start small, keep everything',
        description:
          'Domain and accounts are in your name from the start, and what we make is yours once it’s paid for. Begin with a small website, and add to it as your business grows.',
      },
      {
        word: 'Supportive',
        title: 'a person answers',
        description: `Call or WhatsApp us ${officeHours.text}.${after(emergencies.plans)}`,
      },
    ] satisfies Reason[],
  },
  services: {
    title: `Our ${serviceCountInWords} services`,
    lead: `${terms.workArea}${after(noGstNote)}`,
  },
  timelines: {
    title: 'How long it takes',
    lead: 'These are usual times, from the day we have your advance, your material and the equipment.',
    /** The last row, which leads to the form. */
    yourJob: { label: 'Your job', value: 'Ask us' },
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
    ] satisfies Timeline[],
  },
  about: {
    title: 'One team for the whole job',
    /** Shown large, above the paragraphs. */
    statement: 'A new shop needs a website, ads and a billing PC.',
    /** The three things in the statement. */
    lines: [
      { category: 'build', label: 'Website' },
      { category: 'grow', label: 'Ads' },
      { category: 'equip', label: 'Billing PC' },
    ] satisfies Line[],
    /** Above the two drawings: lines that end apart, and lines that meet. */
    drawings: ['Three firms', 'One team'] as const,
    /** The first two are below the drawings. */
    paragraphs: [
      'With three firms, you explain your shop three times. When an order doesn’t arrive, each of them says it’s the others’ fault.',
      'With one team, you explain your shop once, and your ads lead to a page we built. When something we set up stops working, you make one call.',
      'Our own people do the work. If a job needs a firm from outside, you’ll know its name before you order, we answer for its work, and you still call us.',
    ] as const,
  },
  /** What a client can hold us to; `link` leads to what anyone can check, on /about. */
  check,
  figures,
  /** Heading over up to three projects. */
  projects: { title: 'Work for clients' },
  /** `note` is under the title while the testimonials are samples. */
  testimonials: {
    title: 'What clients say',
    note: 'Sample testimonials. Real clients’ words replace them before launch.',
  },
  contact: {
    title: 'Tell us what you need',
    lead: 'Tell us your city and when you need it. The quote is free.',
  },
  landing: {
    hero: {
      tagline: site.tagline,
      title: ['Your business online,', 'and working.'],
      lead: 'Web development, mobile apps, digital marketing, SEO and UI/UX design from one team. Affordable to start, fast to launch, scalable when you grow, with supportive people on the phone.',
      promises: ['Affordable', 'Fast', 'Scalable', 'Supportive'],
    },
    services: {
      title: 'What we do',
      items: [
        {
          icon: 'Code',
          title: 'Web Development',
          description: 'Sites, shops and portals that open quickly on a phone and can be edited by your own staff.',
          category: 'build',
        },
        {
          icon: 'Palette',
          title: 'UI/UX Design',
          description:
            'We draw the screens and try them out with real people before we write code, so your customers find their way.',
          category: 'design',
        },
        {
          icon: 'Smartphone',
          title: 'Mobile Apps',
          description: 'Android and iPhone apps for orders, bookings or field staff, published under your own name.',
          category: 'platforms',
        },
        {
          icon: 'Compass',
          title: 'Digital Strategy',
          description: 'A written plan of where your customers look, what to spend there, and what to leave alone.',
          category: 'grow',
        },
        {
          icon: 'Gauge',
          title: 'Performance Optimization',
          description: 'We find what makes your site or app slow on mobile data, fix it, and show before and after.',
          category: 'equip',
        },
        {
          icon: 'Workflow',
          title: 'Automation Solutions',
          description:
            'Invoices, reminders and stock updates that run by themselves, so your staff don’t type things twice.',
          category: 'platforms',
        },
      ] satisfies ServiceItem[],
    },
    about: {
      title: 'Who does the work',
      paragraphs: [
        'We’re an IT and digital services team in India. You may run a coaching class that wants admission forms online, or export goods and need a catalogue in English. Either way, we start with a call about what should change.',
        'After that call you’ll get a proposal you can read in one sitting, with the pages or screens, the people who’ll build them, the price and the dates. You can look at the work while we’re making it, on a private link, and tell us what to change.',
        'When it goes live, the same people stay within reach and teach your staff to edit. Take a maintenance plan, and they’ll check that forms arrive and pages load. And if an idea isn’t worth your money, they’ll tell you so.',
      ],
    },
    figures: landingFigures,
  },
};

/** The headline of the presentation that is published. */
export const homeHero: Hero = home.presentation === 'landing' ? home.landing.hero : home.hero;
