import { designRevisions, emergencySupport, googleAdsBudget, officeHours, payment, timelines } from './facts';
import type { FaqCategory } from './types';

/** The boards of questions. Ids are unique over the whole file: each answer can be linked to. */
export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'general',
    title: 'General Questions',
    items: [
      {
        id: 'what-you-do',
        question: 'What kind of work do you take on?',
        answer:
          'What a small or mid-sized business needs in IT: websites, apps and software, WordPress and Shopify, marketing on Google and social media, design, office networks, servers, and PCs on rent. You may take one service alone. If you take several, they are planned together, so that the website, the ads and the office network fit each other.',
      },
      {
        id: 'services-or-products',
        question: 'What is the difference between Services and Products?',
        answer:
          'None: it is one catalogue under two names. Some people look for a service, such as having a shop website built. Others look for a product, such as a laptop to rent. Both menus open the same pages with the same text and terms.',
      },
      {
        id: 'ask-for-quote',
        question: 'How do I get a quote?',
        answer:
          'Call, send a WhatsApp message or write an e-mail. Say what you need, where you are and the date you have in mind. A link to a site you like or a photo of the office helps. We ask what is missing and send a written quote with scope, price and time. The quote is free.',
      },
    ],
  },
  {
    id: 'services',
    title: 'Services & Products',
    items: [
      {
        id: 'website-app-time',
        question: 'How long does a website or an app take?',
        answer: `A simple website is ready in ${timelines.websiteSimple}; larger ones included, websites take ${timelines.website}. Complex web applications need ${timelines.webApplication} and mobile apps ${timelines.mobileApplication}. Custom software has the widest range, ${timelines.software}, because a billing tool and a full factory system are very different jobs. Your quote names the dates for your own project.`,
      },
      {
        id: 'wordpress-shopify-time',
        question: 'Should I choose WordPress or Shopify, and how soon is it live?',
        answer: `Choose Shopify if selling online is the main thing, and WordPress if pages, articles and enquiries matter more. A basic Shopify store opens in ${timelines.shopifyBasic}, and one with a custom theme or features in ${timelines.shopifyCustom}. WordPress sites take ${timelines.wordpress}. Product photos and text from your side are what most often decide the date.`,
      },
      {
        id: 'design-time-revisions',
        question: 'How fast is design work, and how many changes can I ask for?',
        answer: `A banner, flyer or visiting card takes ${timelines.designSimple}. Branding, meaning a logo with its colours, fonts and rules for use, takes ${timelines.designBranding}. You can ask for ${designRevisions.text} on a design. It helps if everyone who has a say looks at the same round, so send us one list of changes rather than five messages.`,
      },
    ],
  },
  {
    id: 'pricing',
    title: 'Pricing & Payment',
    items: [
      {
        id: 'price-on-request',
        question: 'Why is there no price list on this site?',
        answer:
          'Because the same words mean different amounts of work. A website may be five pages for a clinic or a catalogue in three languages with UPI payment. Tell us the details and you get a written price for your own case, with GST and outside costs such as a domain, hosting or licences listed on their own lines.',
      },
      {
        id: 'how-to-pay',
        question: 'When do I pay?',
        answer: `Smaller projects are paid ${payment.smallProjects}. Larger ones are paid by ${payment.largeProjects}, so each payment follows a piece of work you have seen. The split and the points at which it falls due are written in the quote, before anything starts. Questions about refunds are looked at case by case; the refund policy explains how to ask.`,
      },
      {
        id: 'ads-budget',
        question: 'How much should I set aside for Google Ads, and is SEO the cheaper way?',
        answer: `As a starting budget for Google Ads we suggest ${googleAdsBudget.text} (US dollars; your account can run in rupees), paid to Google and separate from our fee. Ads can bring enquiries as soon as they run and stop when you stop paying. SEO has no charge per click but needs patience: expect results in ${timelines.seoResults}. Many owners run small ads while SEO builds up.`,
      },
    ],
  },
  {
    id: 'support',
    title: 'Support & Technical',
    items: [
      {
        id: 'support-hours',
        question: 'When can I reach support, and what about an emergency?',
        answer: `Our team answers calls, WhatsApp and e-mail ${officeHours.text}. Outside those hours there is ${emergencySupport}, meant for emergencies that stop your business, such as a shop site that is down or a server that will not start. If you depend on your system at night, ask us to add maintenance to the quote.`,
      },
      {
        id: 'equipment-time',
        question: 'How quickly can you set up an office or a server, or swap a faulty machine?',
        answer: `An office with cabling, Wi-Fi and computers takes ${timelines.officeSetup}. A basic server takes ${timelines.serverBasic}, a complex one ${timelines.serverComplex}. When rented equipment fails in normal use, we replace it within ${timelines.replacement}, counted as the rental agreement says. Broadband lines and hardware on order depend on the provider, so order those first. We tell you what to ask for.`,
      },
      {
        id: 'who-owns-it',
        question: 'Who owns the website, code and accounts afterwards?',
        answer:
          'Domain, hosting, app store, Google and Meta accounts are opened in your name, and we work in them as invited users. What we make for you is handed over as the quote sets out, and we sign a written assignment on full payment. Ready-made parts, such as themes or fonts, keep their own licences. At handover you get a list of the logins.',
      },
    ],
  },
];
