import { emergencyCover, officeHours, payment, timelines } from '../facts';
import { serviceCount, type ServiceSlug } from '../services/slugs';
import { site } from '../site';
import type { LineId, PageMeta, ServiceCard, Statistic } from '../types';
import { figures, landingFigures } from './figures';
import { labels } from './labels';

type Reason = { title: string; description: string; line: LineId };

type Timeline = { label: string; value: string; line: LineId; service: ServiceSlug };

type Hero = {
  /** On the yellow board above the headline. */
  board: string;
  /** One entry per line of the headline. */
  title: readonly string[];
  lead: string;
  primaryAction: string;
  callAction: string;
  promises: readonly string[];
};

type Home = {
  /** Which of the two compositions is published at /. */
  presentation: 'sections' | 'landing';
  updated: string;
  meta: PageMeta;
  hero: Hero;
  whyChooseUs: { title: string; items: readonly Reason[] };
  services: { title: string; lead: string };
  timelines: { title: string; lead: string; action: string; rows: readonly Timeline[] };
  about: { title: string; paragraphs: readonly string[]; link: string };
  figures: readonly Statistic[];
  /** `note` stands under the title while the testimonials are stand-ins. */
  testimonials: { title: string; note: string };
  contact: { title: string; lead: string };
  landing: {
    hero: Hero;
    services: { title: string; cards: readonly ServiceCard[] };
    about: { title: string; paragraphs: readonly string[] };
    figures: readonly Statistic[];
  };
};

const promises = ['Affordable', 'Fast', 'Scalable', 'Supportive'] as const;

export const home: Home = {
  presentation: 'sections',
  updated: '2026-11-21',
  meta: {
    title: 'IT services & digital marketing agency in India',
    description:
      'One team for your website, app, Google and social media marketing, design, office network, server and rented laptops. Ask for a free written quote.',
  },
  hero: {
    board: site.tagline,
    title: ['Every IT job.', 'One stop.'],
    lead: 'An IT services and digital marketing agency in India: one team for your website, app and ads, and for the network and laptops your staff use.',
    primaryAction: labels.quote,
    callAction: 'Call us',
    promises,
  },
  whyChooseUs: {
    title: 'Why choose us',
    items: [
      {
        title: 'Affordable',
        description: `The quote is free and in writing. Smaller jobs are paid ${payment.smallProjects}, larger ones by ${payment.largeProjects}.`,
        line: 'build',
      },
      {
        title: 'Fast',
        description: `A simple website takes ${timelines.websiteSimple}, a basic Shopify store ${timelines.shopifyBasic}. Your own date comes with the quote.`,
        line: 'platforms',
      },
      {
        title: 'Scalable',
        description: 'Begin with five pages. Add booking, an app or a second office later.',
        line: 'grow',
      },
      {
        title: 'Supportive',
        description: `We answer calls and WhatsApp ${officeHours.text}. Maintenance clients also get ${emergencyCover}.`,
        line: 'design',
      },
    ],
  },
  services: {
    title: `Our ${serviceCount.word} services`,
    lead: 'What you get, and how long it takes.',
  },
  timelines: {
    title: 'How long it takes',
    lead: 'Usual times from go-ahead to handover; for SEO, until results show.',
    action: 'Plan my project',
    rows: [
      { label: 'Simple website', value: timelines.websiteSimple, line: 'build', service: 'website-development' },
      {
        label: 'Complex web app',
        value: timelines.webApplication,
        line: 'build',
        service: 'web-application-development',
      },
      {
        label: 'Mobile app',
        value: timelines.mobileApplication,
        line: 'build',
        service: 'mobile-application-development',
      },
      { label: 'WordPress site', value: timelines.wordpress, line: 'platforms', service: 'wordpress-development' },
      {
        label: 'Basic Shopify store',
        value: timelines.shopifyBasic,
        line: 'platforms',
        service: 'shopify-development',
      },
      { label: 'SEO results', value: timelines.seoResults, line: 'grow', service: 'seo-services' },
      { label: 'Logo and branding', value: timelines.designBranding, line: 'design', service: 'graphic-designing' },
      { label: 'Office setup', value: timelines.officeSetup, line: 'equip', service: 'office-setup' },
      { label: 'Replacement laptop', value: timelines.replacement, line: 'equip', service: 'pc-laptop-rental' },
    ],
  },
  about: {
    title: 'One team for the whole job',
    paragraphs: [
      'Many small businesses have one person for the website, another for the ads and a third for the Wi-Fi. When the order form fails, each blames the next.',
      'Our designers, developers, marketers and network engineers work as one team. The person who plans your ads can ask the person who built the page.',
      'You get a written quote, a date and a list of what we need. Domain, ad account and passwords stay in your name.',
    ],
    link: 'More about us',
  },
  figures,
  testimonials: {
    title: 'What clients say',
    note: 'Our own words, until clients agree to be quoted by name.',
  },
  contact: {
    title: 'Tell us what you need',
    lead: 'Say what you would like done, in which city, and by when.',
  },
  landing: {
    hero: {
      board: site.tagline,
      title: ['Your business online,', 'and working.'],
      lead: 'Web development, mobile apps, digital marketing, SEO and UI/UX design from one team. Affordable to begin, fast to launch, scalable when you grow, with supportive people on the phone.',
      primaryAction: labels.quote,
      callAction: 'Call us',
      promises,
    },
    services: {
      title: 'What we do',
      cards: [
        {
          icon: 'code',
          title: 'Web Development',
          description: 'Sites, shops and portals that open quickly on a phone and can be edited by your own staff.',
          gradient: 'build',
        },
        {
          icon: 'palette',
          title: 'UI/UX Design',
          description:
            'Screens drawn and tried out with real people before we write code, so your customers find their way.',
          gradient: 'design',
        },
        {
          icon: 'smartphone',
          title: 'Mobile Apps',
          description: 'Android and iPhone apps for orders, bookings or field staff, published under your own name.',
          gradient: 'platforms',
        },
        {
          icon: 'compass',
          title: 'Digital Strategy',
          description: 'A written plan of where your customers look, what to spend there, and what to leave alone.',
          gradient: 'grow',
        },
        {
          icon: 'gauge',
          title: 'Performance Optimization',
          description: 'We find what makes your site or app slow on mobile data, fix it, and show before and after.',
          gradient: 'equip',
        },
        {
          icon: 'workflow',
          title: 'Automation Solutions',
          description:
            'Invoices, reminders and stock updates that run by themselves, so your staff copy less between sheets.',
          gradient: 'platforms',
        },
      ],
    },
    about: {
      title: 'Who does the work',
      paragraphs: [
        'We are an IT and digital services team in India. A coaching class that wants admission forms online and an exporter who needs a catalogue in English and Arabic both come to us, and both start the same way: with a call about what should change.',
        'After that call you get a proposal you can read in one sitting. It names the pages or screens, the people who will build them, the price and the dates. You look at the work while it is being made, on a private link, and say what to change.',
        'When it goes live, the same people stay within reach and teach your staff to edit. With a maintenance plan, they watch that forms arrive and pages load. If an idea is not worth your money, they tell you so.',
      ],
    },
    figures: landingFigures,
  },
};

/** The headline of the presentation that is published. */
export const homeHero: Hero = home.presentation === 'landing' ? home.landing.hero : home.hero;
