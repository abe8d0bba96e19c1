import { faultDate, maintenanceResponse, soon, townAnswer, writtenIn } from './agency';
import { designRevisions, emergencySupport, googleAdsBudget, officeHours, payment, terms, timelines } from './facts';
import { hasStartingPrices } from './services';
import type { FaqCategory } from './types';

/** Question groups. Ids are unique in the whole file, because each answer can be linked to. */
export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'general',
    title: 'General Questions',
    items: [
      {
        id: 'my-town',
        question: 'Do you work in my town?',
        answer: `Online work, yes, anywhere in India: websites, apps, software, marketing and design reach you by phone, video call and WhatsApp.${writtenIn(' We write in ', '.')} Offices, office servers and rentals depend on where you are. ${townAnswer}`,
      },
      {
        id: 'ask-for-quote',
        question: 'How do I get a quote?',
        answer: `Call, WhatsApp or e-mail us what you need, where and by when. We reply${soon()} and send a written quote like the sample on our contact page. ${terms.freeQuote} To say yes, just send a WhatsApp message.`,
      },
      {
        id: 'not-happy',
        question: 'What if I’m not happy with the work?',
        answer: `Tell us early. We correct our own mistakes free, if you report them by ${faultDate}. You can also stop. Write to us, and we list what’s finished and what you’ve paid. Your domain and accounts stay with you. We look at each refund on its own, and you get the reason in writing.`,
      },
    ],
  },
  {
    id: 'services',
    title: 'Services & Products',
    items: [
      {
        id: 'website-time',
        question: 'How long does a website take?',
        answer: `A simple website takes ${timelines.websiteSimple}. Depending on size, websites take ${timelines.website}, WordPress sites ${timelines.wordpress}. A basic Shopify store takes ${timelines.shopifyBasic}, and one with a custom theme or features ${timelines.shopifyCustom}. The days start once you’ve said yes, paid the first part and sent us what we need. Photos and text that come early bring the date forward.`,
      },
      {
        id: 'app-time',
        question: 'How long does an app take?',
        answer: `A mobile app takes ${timelines.mobileApplication} until it’s sent to the stores, which then review it. Complex web applications take ${timelines.webApplication}. Custom software has the widest range, ${timelines.software}, because a billing tool and a full factory system are very different jobs. Start with the part you’d use daily, and the rest can follow.`,
      },
      {
        id: 'design-time',
        question: 'How long does a logo or a banner take?',
        answer: `A banner, flyer or visiting card takes ${timelines.designSimple}. Branding, meaning a logo and a short guide with its colours and fonts, takes ${timelines.designBranding}. You can ask for ${designRevisions.text}. Show each draft to everyone who has a say: one list of changes makes one round.`,
      },
    ],
  },
  {
    id: 'pricing',
    title: 'Pricing & Payment',
    items: [
      {
        id: 'price',
        question: 'What will my job cost?',
        answer: `You get a written price for what you need. “A website” can mean five pages for a clinic, or a school’s site in three languages with fees paid online. The page of each service shows what makes it cheaper or costlier${hasStartingPrices ? ', and our Products page lists starting prices' : ''}. What you pay to others, for a domain, hosting or licences, is listed separately. So is GST.`,
      },
      {
        id: 'how-to-pay',
        question: 'When do I pay?',
        answer: `Smaller projects are paid ${payment.smallProjects}, so you hold back half until you’ve checked the work (for designs, on watermarked proofs). For larger ones you make a first payment, then pay by ${payment.largeProjects}, each for a finished part. Work that goes on, such as SEO or ads, is paid monthly. Rent is paid as the rental agreement says.`,
      },
      {
        id: 'ads-budget',
        question: 'How much should I spend on Google Ads?',
        answer: `Begin with a trial: one service, one town, a sum agreed beforehand. It shows what a call costs. If it pays and you want more, we suggest ${googleAdsBudget.text}. You pay Google in rupees, and us separately. Ads bring no enquiries once you stop. SEO costs you our fee and nothing per click, but its results take ${timelines.seoResults}.`,
      },
    ],
  },
  {
    id: 'support',
    title: 'Support & Technical',
    items: [
      {
        id: 'support-hours',
        question: 'When can I reach support?',
        answer: `We answer calls, WhatsApp and e-mail ${officeHours.text}. There’s ${emergencySupport}. A maintenance plan (AMC) is a separate agreement, put together from what you need: updates, small changes, backup checks, visits.${maintenanceResponse()} If a rented machine fails in normal use, we replace it within ${timelines.replacement}, ${terms.replacementPlace}.`,
      },
      {
        id: 'office-time',
        question: 'How quickly can you set up an office?',
        answer: `An office with cabling, Wi-Fi, PCs and cameras takes ${timelines.officeSetup}, ${terms.officeStart}. Does it need a server? A basic one takes ${timelines.serverBasic}, a complex one ${timelines.serverComplex}. Broadband providers and hardware sellers set their own dates, so order early.`,
      },
      {
        id: 'who-owns-it',
        question: 'Who owns the website and the accounts?',
        answer: `You do. What we make for you is yours once it’s fully paid for, code included, and we sign it over in writing. Themes, fonts and bought photos remain under their makers’ licences. A few ready-made parts stay ours: the quote names them, and you can keep using them. The domain and all accounts are in your name from the start, and you hold the passwords.`,
      },
    ],
  },
];
