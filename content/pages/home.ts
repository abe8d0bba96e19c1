import { emergencyCover, officeHours, payment, terms, timelines } from '../facts';
import { gstin, registeredName } from '../owner-facts';
import { details } from '../owner/details';
import { projects } from '../owner/projects';
import { titleWithPlace } from '../place';
import { serviceCountInWords, type ServiceSlug } from '../services/slugs';
import { site } from '../site';
import type { CategoryId, ServiceItem } from '../types';
import { figures as ownerFigures } from '../owner/figures';
import { figures, landingFigures } from './figures';

/** A promise in one word, shown large above what it means. */
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
  promises?: readonly string[];
};

/** Four questions to ask any agency, or our answers, once the first of them is known. */
const check =
  registeredName && gstin
    ? {
        title: 'Check us before you pay',
        items: [
          `Our registered name is ${registeredName}. Look up the GSTIN ${gstin} at gst.gov.in.`,
          'Your domain and ad accounts are in your name.',
          'Our quotes say what isn’t included.',
          ...(projects.length > 0 ? ['Jobs that we did are on this page.'] : []),
        ],
        link: 'What else you can check',
      }
    : {
        title: 'Check this before you pay any agency',
        items: [
          'Is the name on the quote also on the bank account?',
          'Does the quote say what isn’t included?',
          'Will your domain and ad accounts be yours?',
          'Have they done a job like yours?',
          ...(details.registrations.length > 0 ? ['Can you look up their registration?'] : []),
        ],
        link: 'What else you can check',
      };

export const home = {
  /** Which of the two compositions is published at /. */
  presentation: 'sections' as 'sections' | 'landing',
  meta: {
    title: titleWithPlace((place) => `IT services & digital marketing agency in ${place}`),
    description:
      'One team builds your website or app, runs your ads, designs your logo and plans your office network. Tell us what you need and get a free quote.',
  },
  /** Its name in breadcrumbs. */
  crumb: 'Home',
  hero: {
    tagline: site.tagline,
    title: ['All your IT.', 'One stop.'],
    lead: `One team of ${ownerFigures.teamMembers.number} people builds your website or app, runs your ads, designs your logo and plans your office network. You explain your business once, and whatever you need later, you call the same number.`,
  },
  /** The map's name for screen readers. */
  map: 'Map of our services',
  whyChooseUs: {
    title: 'Why choose us',
    items: [
      {
        word: 'Affordable',
        title: 'pay only for the parts you choose',
        description: `Your free quote has a price for each part of the work. Smaller projects are paid ${payment.smallProjects}, larger ones in ${payment.largeProjects}.`,
      },
      {
        word: 'Fast',
        title: 'you get a date in writing',
        description: `A simple website usually takes ${timelines.websiteSimple} and a basic Shopify store ${timelines.shopifyBasic}. The quote also says what we need from you, because most delays come from missing photos and text.`,
      },
      {
        word: 'Scalable',
        title: 'start with what you need now',
        description:
          'Begin with a small website. Online booking can be added later, and an app can use the same texts and design.',
      },
      {
        word: 'Supportive',
        title: 'a person answers',
        description: `Call or WhatsApp us ${officeHours.text}. With a maintenance plan you also have ${emergencyCover}.`,
      },
    ] satisfies Reason[],
  },
  services: {
    title: `Our ${serviceCountInWords} services`,
    lead: terms.workArea,
  },
  timelines: {
    title: 'How long it takes',
    lead: 'These are usual times, once we have your advance, your material and the equipment. For SEO, it’s how long you wait for the first results.',
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
      'With three firms, you explain your shop three times. When an order doesn’t arrive, each firm says that the fault is with another.',
      'With one team, you explain it once, and the ads lead to a page that we built. When something that we set up stops working, you make one call.',
      'The work is done by our own people, or by a firm that we choose and answer for. We don’t do electrical wiring, furniture or printing.',
    ] as const,
  },
  /** What a visitor can check before paying; `link` leads to the full version on /about. */
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
    lead: 'Tell us your city and when you need it. You get a free quote in writing. If we have to visit you first, we say beforehand whether that costs anything.',
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
        'After that call you get a proposal you can read in one sitting, with the pages or screens, the people who’ll build them, the price and the dates. You can look at the work while we’re making it, on a private link, and tell us what to change.',
        'When it goes live, the same people stay within reach and teach your staff to edit. Take a maintenance plan, and they check that forms arrive and pages load. And if an idea isn’t worth your money, they’ll tell you so.',
      ],
    },
    figures: landingFigures,
  },
};

/** The headline of the presentation that is published. */
export const homeHero: Hero = home.presentation === 'landing' ? home.landing.hero : home.hero;
