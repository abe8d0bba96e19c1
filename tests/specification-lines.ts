/*
 * Which test holds which line of the specification. Sections 1, 2 and 4 to 9 line by line; where the specification is
 * silent or contradicts itself, the number of the decision (README, "Decisions"). A content test checks that each field is
 * in tests/specification.ts, and that each file named here exists and has a test of that title.
 */

import { expectations } from './specification';

export type Held = {
  /** The line, in short. */
  line: string;
  /** Fields of the content that tests/specification.ts compares. */
  fields?: readonly string[];
  /** File under tests/ and title of a test in it. */
  tests?: readonly (readonly [file: string, title: string])[];
  /** Numbers of decisions that settle it. */
  decisions?: readonly number[];
};

const timelineFields = expectations.map(({ field }) => field).filter((field) => field.startsWith('timelines.'));
const services = 'content/services.test.ts';
const pages = 'content/pages.test.ts';
const facts = 'content/facts.test.ts';
const site = 'content/site.test.ts';
const links = 'export/links.test.ts';
const outPages = 'export/pages.test.ts';
const header = 'e2e/header.spec.ts';
const faq = 'e2e/faq.spec.ts';
const contact = 'e2e/contact.spec.ts';
const form = 'unit/components/islands/message-form.test.tsx';
const landing = 'unit/app/landing-presentation.test.tsx';

export const specification: Record<`section ${1 | 2 | 4 | 5 | 6 | 7 | 8 | 9}`, readonly Held[]> = {
  'section 1': [
    {
      line: 'No login, no stored data, sends nothing to any server',
      tests: [['e2e/reading.spec.ts', 'no page asks another host for anything, or stores anything']],
      decisions: [16],
    },
    {
      line: 'Tagline "one stop to all IT solutions"',
      fields: ['site.tagline'],
      tests: [[pages, 'carries the tagline']],
    },
    { line: 'The fifteen services', fields: ['serviceSlugs'] },
    {
      line: 'Landing presentation: offer, headline, tagline',
      fields: ['home.landing.hero.promises'],
      tests: [[pages, 'describes the offer as the specification does']],
      decisions: [3],
    },
    {
      line: 'Landing presentation: Get Free Quote to /contact, tap-to-call link',
      fields: ['home.landing.hero.primaryAction'],
      tests: [[landing, 'leads to the quote and to the call, the number in sight']],
    },
    {
      line: 'Landing presentation: six cards with icon, title, description, gradient',
      fields: ['home.landing.services.cards'],
      tests: [
        [pages, 'has cards with icon, text and gradient, and a headline'],
        [landing, 'shows its cards, each with title, text and an icon'],
      ],
    },
    {
      line: 'Landing presentation: three paragraphs and four figures (500+, 100+, 50+, 15+)',
      fields: ['landingFigures'],
      tests: [
        [pages, 'tells about the agency in three paragraphs'],
        [landing, 'states its own figures'],
      ],
      decisions: [4],
    },
    {
      line: 'Home is the section list: hero, why choose us, services, further block, testimonials, contact',
      fields: ['home.presentation'],
      tests: [[links, 'has its sections in the order of the specification']],
      decisions: [2],
    },
    {
      line: 'Why choose us: affordable, fast, scalable, supportive, with 24/7 support',
      fields: ['home.hero.promises'],
      tests: [[links, 'makes its promises and offers support around the clock']],
    },
    {
      line: 'Three fixed testimonials: name, company, rating 5, text',
      fields: ['testimonials.items'],
      tests: [
        [pages, 'quotes clients with name, company and text, each its own'],
        [links, 'shows each testimonial with its stars'],
      ],
      decisions: [6],
    },
    {
      line: 'Five e-mail addresses, one number, location India',
      fields: ['site.country'],
      tests: [
        [site, 'have five e-mail roles, one number and the country'],
        [links, 'to mail go to the five addresses, and the contact page has all of them'],
        [links, 'to the number are one number in E.164, on every page'],
      ],
      decisions: [6],
    },
    {
      line: 'Operating hours Mon-Sat 9:00 AM to 8:00 PM IST',
      fields: ['officeHours.days', 'officeHours.opens', 'officeHours.closes'],
      tests: [[facts, 'state the hours on the contact page, in words and as a timetable']],
    },
  ],
  'section 2': [
    {
      line: 'The route table',
      tests: [['export/files.test.ts', 'holds exactly the pages of lib/pages.ts and the 404 page']],
      decisions: [1],
    },
    { line: 'Anchors home, services, about', tests: [[links, 'has the anchors home, services and about']] },
    {
      line: '/about: mission, vision, values, founder’s message, figures 500+, 200+, 5+, 15+',
      tests: [
        [links, 'about has mission, vision, values, the founder’s message and the figures'],
        [pages, 'has mission, vision, values, the founder’s message and the figures'],
      ],
      fields: ['figures'],
    },
    {
      line: '/contact: details, hours, WhatsApp, call, form',
      tests: [[links, 'contact has number, WhatsApp, five addresses, hours and a form of three fields']],
    },
    {
      line: '/faq: four categories, three questions each',
      fields: ['faqCategories'],
      tests: [[links, 'the FAQ has its categories with their questions, the first open']],
    },
    {
      line: '/services and /products show the services section',
      tests: [[outPages, 'both listings show the services section of the home page']],
      decisions: [2],
    },
    {
      line: 'Fifteen service pages under both paths with identical content',
      tests: [[outPages, '%s is the same page under both paths']],
      decisions: [5],
    },
    {
      line: 'Legal pages; refund short, case by case',
      tests: [
        [pages, 'keep the refund policy short and refunds case by case'],
        [links, '%s has contents and a date'],
      ],
    },
    {
      line: 'Any other path is the 404 page',
      tests: [['e2e/not-found.spec.ts', '${path} answers with the 404 page and logs the missed path']],
    },
    { line: 'The slugs', fields: ['serviceSlugs'] },
    {
      line: 'FAQ: one category and one question at a time, clicking the open one closes it, general first',
      tests: [
        [pages, 'opens with its first category'],
        [faq, 'opens with the general questions and no answer'],
        [faq, 'has one category open at a time, and a click on the open one closes it'],
        [faq, 'has one question open at a time, and a click on the open one closes it'],
        [faq, 'closes a question when one of another category opens'],
      ],
    },
    {
      line: '404: text, code, link home, missed path in the console',
      tests: [
        [outPages, 'has its words and a way home'],
        ['e2e/not-found.spec.ts', '${path} answers with the 404 page and logs the missed path'],
      ],
    },
    {
      line: 'Navigation bar with two dropdowns of fifteen that open on hover',
      fields: ['mainMenu'],
      tests: [
        [links, 'has the entries of the menu, and each service under both names'],
        [header, '${name} opens its fifteen entries on hover and closes when the mouse has gone'],
      ],
      decisions: [14],
    },
    {
      line: 'Small screens: toggle menu with six entries',
      fields: ['smallScreenMenu'],
      tests: [
        [links, 'has the entries of the small-screen menu'],
        [header, 'has a small-screen menu that opens, closes and leads on'],
      ],
    },
    {
      line: 'Footer: quick links, six services, contact, social placeholders, legal links',
      tests: [
        [links, 'has quick links, six services, the legal pages, contact and the company site'],
        [links, 'shows social pages as links, or as coming soon and no dead link'],
      ],
    },
    { line: 'Footer: copyright with the current year', tests: [[header, 'the footer shows the year of the visit']] },
    {
      line: 'Service pages: features, process, technologies, FAQ, call to action and call button',
      tests: [
        [outPages, '%s shows features, technologies, questions, a quote link and a call button'],
        [services, 'number the steps of their process, where they have one'],
      ],
    },
    {
      line: 'Every page sets title, description and canonical',
      tests: [
        [outPages, 'has a title, and no other page has the same'],
        [outPages, 'has a description of its own'],
        [outPages, 'names itself as canonical, and products name the services page that they repeat'],
      ],
      decisions: [5],
    },
    {
      line: 'Telephone, mailto and WhatsApp links, external link to the company site',
      tests: [
        [links, 'to the number are one number in E.164, on every page'],
        [links, 'to WhatsApp are the number in digits with a text'],
        [links, 'to mail go to the five addresses, and the contact page has all of them'],
        [links, 'to other sites are WhatsApp, the company site and the social pages, and open without an opener'],
      ],
      decisions: [6],
    },
    {
      line: 'Fallback screen "Unexpected Application Error!" with status text or message',
      tests: [
        ['unit/components/ui/error-message.test.tsx', 'says what happened and announces it'],
        [
          'unit/components/ui/error-message.test.tsx',
          'shows the status text rather than the message when the error has one',
        ],
      ],
    },
  ],
  'section 4': [
    {
      line: 'Mobile menu open or closed',
      tests: [[header, 'has a small-screen menu that opens, closes and leads on']],
    },
    {
      line: 'FAQ open category and open question, toggled',
      tests: [[faq, 'has one category open at a time, and a click on the open one closes it']],
      decisions: [14],
    },
  ],
  'section 5': [
    {
      line: 'Contact form: three required fields, e-mail type, by browser validation',
      tests: [
        [form, 'requires its fields on the contact page alone'],
        [contact, 'needs all three fields, and says what is missing under each'],
      ],
      decisions: [9],
    },
    { line: 'No length bounds', tests: [[form, 'bounds no length']] },
    {
      line: 'Home form: no required flags, no validation',
      tests: [
        [form, 'requires its fields on the contact page alone'],
        [contact, 'takes anything as an address'],
      ],
      decisions: [10],
    },
  ],
  'section 6': [
    {
      line: 'All pages are public',
      tests: [['e2e/reading.spec.ts', '${name} reads whole']],
    },
  ],
  'section 7': [
    {
      line: 'No network calls',
      tests: [
        ['e2e/reading.spec.ts', 'no page asks another host for anything, or stores anything'],
        ['export/policy.test.ts', 'closes everything the site does not use'],
      ],
      decisions: [16],
    },
    {
      line: 'Contact form writes the values to the console and does nothing else',
      tests: [
        [form, 'writes what was typed to the console on the contact page, and does nothing else'],
        [contact, 'hands over ${kind} exactly as typed, and to nobody else'],
      ],
      decisions: [9, 11],
    },
    {
      line: 'The send button of the home form has no action',
      tests: [
        [form, 'does nothing at all on the home page'],
        [contact, 'hands over an empty form as an empty chat and mail, and writes nothing'],
      ],
      decisions: [10],
    },
  ],
  'section 8': [
    {
      line: 'Unknown path: "Oops! Page not found", 404, "Return to Home"',
      fields: ['notFound.title', 'notFound.code', 'notFound.action'],
      tests: [[outPages, 'has its words and a way home']],
    },
    {
      line: 'Fallback: "Unexpected Application Error!" with status text or message',
      tests: [
        [
          'unit/components/ui/error-message.test.tsx',
          'shows the status text rather than the message when the error has one',
        ],
        ['unit/components/ui/error-message.test.tsx', 'shows the message when the status text is empty'],
      ],
    },
  ],
  'section 9': [
    {
      line: 'Timelines, revisions, turnaround, replacement on the pages they belong to and in the FAQ',
      fields: [...timelineFields, 'designRevisions.maximum'],
      tests: [
        [facts, 'stand on the page of %s as %s'],
        [facts, 'stand in the FAQ under %s as %s'],
        [facts, 'are not typed by hand outside content/facts.ts'],
      ],
      decisions: [8],
    },
    {
      line: 'Payment 50% + 50%, milestones for larger projects',
      fields: ['payment.smallProjects', 'payment.largeProjects'],
      tests: [
        [facts, 'state payment, support hours and emergency support on the home page'],
        [facts, 'stand in the FAQ under %s as %s'],
      ],
    },
    {
      line: 'Support hours; 24/7 emergency for maintenance clients',
      fields: ['officeHours.days', 'officeHours.opens', 'officeHours.closes', 'emergencySupport'],
      tests: [
        [facts, 'state payment, support hours and emergency support on the home page'],
        [facts, 'stand in the FAQ under %s as %s'],
      ],
    },
    {
      line: 'Suggested Google Ads budget 500-2000 per month',
      fields: ['googleAdsBudget.minimum', 'googleAdsBudget.maximum'],
      tests: [[facts, 'stand on the page of %s as %s']],
      decisions: [7],
    },
    {
      line: 'Testimonial rating 5',
      fields: ['testimonials.items'],
    },
    {
      line: 'Marketing figures of the about page and of the landing presentation',
      fields: ['figures', 'landingFigures'],
      tests: [
        [pages, 'states the figures of the about page'],
        [landing, 'states its own figures'],
      ],
      decisions: [4],
    },
    {
      line: 'Notifications: Alt+T, swipe from 10 px touch and 2 px otherwise',
      tests: [
        [contact, 'announce politely and are reached with Alt+T'],
        [contact, 'let go of a notification by a swipe that starts after ${still} px of ${pointerType}'],
      ],
      decisions: [12],
    },
    {
      line: 'Tooltips: 700 ms, skip delay 300 ms',
      tests: [
        ['unit/components/ui/tooltip.test.tsx', 'opens 700 ms after the mouse comes'],
        ['unit/components/ui/tooltip.test.tsx', 'opens at once within 300 ms'],
        ['unit/components/ui/tooltip.test.tsx', 'waits again after 300 ms'],
      ],
      decisions: [12],
    },
    { line: 'Cache of 5 minutes, three retries: there are no queries', decisions: [12] },
  ],
};
