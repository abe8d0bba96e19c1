import {
  copyLanguages,
  designRevisions,
  emergencySupport,
  googleAdsBudget,
  officeHours,
  payment,
  terms,
  timelines,
} from './facts';
import { faultDate, soon, visits } from './agency';
import type { FaqCategory } from './types';

/** The question groups. Ids are unique over the whole file: each answer can be linked to. */
export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'general',
    title: 'General Questions',
    items: [
      {
        id: 'what-you-do',
        question: 'What kind of work do you take on?',
        answer: `Websites, apps and software, WordPress and Shopify, marketing on Google and social media, design, office networks, servers, and PCs on rent. You can take just one. For online work we meet you by phone, video call or WhatsApp, anywhere in India. We write in ${copyLanguages}. A second language costs more. Offices, office servers and rentals depend on where you are.${visits()} WhatsApp us your city.`,
      },
      {
        id: 'late-or-stopped',
        question: 'What if you’re late, it doesn’t work, or I want to stop?',
        answer: `If we’re running late, we’ll tell you before the date, and why. We correct our own mistakes free. Report them by ${faultDate}. To stop, write to us. We list what’s finished and what you’ve paid, and your domain and accounts stay with you. We look at each refund on its own, and you get the reason in writing.`,
      },
      {
        id: 'ask-for-quote',
        question: 'How do I get a quote?',
        answer: `Call, WhatsApp or e-mail us what you need, where and by when. We reply${soon()} and send a written quote like the sample on our contact page. ${terms.freeQuote} To say yes, just send a WhatsApp message.`,
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
        answer: `A simple website takes ${timelines.websiteSimple}. Depending on size, websites take ${timelines.website}. Complex web applications take ${timelines.webApplication} and mobile apps ${timelines.mobileApplication}. Custom software has the widest range, ${timelines.software}, because a billing tool and a full factory system are very different jobs. The days start once you’ve said yes, paid the first part and sent us what we need.`,
      },
      {
        id: 'wordpress-shopify-time',
        question: 'Should I choose WordPress or Shopify, and how soon is it live?',
        answer: `Choose Shopify if selling online is the main thing, and WordPress if pages, articles and enquiries matter more. A basic Shopify store takes ${timelines.shopifyBasic}, and one with a custom theme or features ${timelines.shopifyCustom}. Online payment starts once the gateway has approved you, so apply early. WordPress sites take ${timelines.wordpress}. Photos and text that reach us early bring the date forward.`,
      },
      {
        id: 'design-time-revisions',
        question: 'How fast is design work, and how many changes can I ask for?',
        answer: `A banner, flyer or visiting card takes ${timelines.designSimple}. Branding, meaning a logo and a short guide with its colours and fonts, takes ${timelines.designBranding}. You can ask for ${designRevisions.text} on a design. Show each draft to everyone who has a say: one list of changes makes one round.`,
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
        answer: `“A website” can mean five pages for a clinic, or a school’s site in three languages with fees paid online. One price wouldn’t fit both. Each service page shows what makes the job cheaper or costlier. Say what yours should do, and you get a written price for it. What you pay to others, for a domain, hosting or licences, is listed separately. So is GST.`,
      },
      {
        id: 'how-to-pay',
        question: 'When do I pay?',
        answer: `Smaller projects are paid ${payment.smallProjects}, so you hold back half until you’ve checked the work (for designs, on watermarked proofs). For larger ones you make a first payment, then pay by ${payment.largeProjects}, each for a finished part. Work that goes on, such as SEO or ads, is paid monthly. Rent is paid as the rental agreement says.`,
      },
      {
        id: 'ads-budget',
        question: 'How much should I set aside for Google Ads, and is SEO cheaper?',
        answer: `Begin with a Google Ads trial: one service, one town, a sum agreed beforehand. It shows what a call costs. If it pays and you want more, we suggest ${googleAdsBudget.text}. You pay Google in rupees, and us separately. Ads bring no enquiries once you stop. SEO costs you our fee and nothing per click, but results take ${timelines.seoResults}.`,
      },
    ],
  },
  {
    id: 'support',
    title: 'Support & Technical',
    items: [
      {
        id: 'support-hours',
        question: 'When can I reach support, and what’s in a maintenance plan?',
        answer: `We answer calls, WhatsApp and e-mail ${officeHours.text}. There’s ${emergencySupport}. A maintenance plan (AMC) is put together from what you need: updates, small changes, backup checks, alerts, visits. It’s a separate agreement that says how you reach us at night. Did another firm set things up? Ask if we can take over.`,
      },
      {
        id: 'equipment-time',
        question: 'How quickly can you set up an office or a server, or swap a faulty machine?',
        answer: `An office with cabling, Wi-Fi, PCs and cameras takes ${timelines.officeSetup}, ${terms.officeStart}. A basic server takes ${timelines.serverBasic}, a complex one ${timelines.serverComplex}. Broadband providers and hardware sellers set their own dates, so order early. If a rented machine fails in normal use, we replace it within ${timelines.replacement}, ${terms.replacementPlace}. It also says when the hours start.`,
      },
      {
        id: 'who-owns-it',
        question: 'Who owns the website, code and accounts afterwards?',
        answer: `What we make for you is yours once it’s fully paid for, and we sign it over in writing. Themes, fonts and bought photos stay their makers’. A few ready-made parts stay ours. The quote names them, and you can keep using them. The domain and the hosting, app store, Google and Meta accounts are in your name from the start: you hold the passwords.`,
      },
    ],
  },
];
