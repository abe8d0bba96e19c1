import {
  faultDeadline,
  maintenanceResponse,
  replyTime,
  visitAnswer,
  weekendReplacement,
  writingLanguages,
} from './agency';
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
        answer: `Online work, yes, anywhere in India: websites, apps, software, marketing and design reach you by phone, video call and WhatsApp.${writingLanguages(' We write in ', '.')} Offices, office servers and rentals depend on where you are. ${visitAnswer} ${terms.travel}`,
      },
      {
        id: 'ask-for-quote',
        question: 'How do I get a quote?',
        answer: `Call, WhatsApp or e-mail us what you need, where and by when. We reply${replyTime(' ')}, ask what’s missing, and send a price in writing, like the samples on our contact page. ${terms.freeQuote} ${terms.visitCost} ${terms.optionalLines} To accept, a WhatsApp message is enough.`,
      },
      {
        id: 'not-happy',
        question: 'What if I’m not happy with the work?',
        answer: `Tell us early. We correct our own mistakes free if you report them by ${faultDeadline}. You can also stop: write to us, and we list what’s finished and what’s paid. Your domain and accounts stay with you. If you ask for a refund, we compare what was agreed with what’s done, and write to you what you get back, and why.`,
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
        answer: `A simple website usually takes ${timelines.websiteSimple}. Depending on size, websites take ${timelines.website} and WordPress sites ${timelines.wordpress}. A basic Shopify store takes ${timelines.shopifyBasic}, one with a custom design or features ${timelines.shopifyCustom}. We start counting when three things are there: your yes, the advance, and your photos and text, or notes from which we write it.`,
      },
      {
        id: 'app-time',
        question: 'How long does an app take?',
        answer: `A mobile app takes ${timelines.mobileApplication} until it’s sent to the stores, which then review it. Complex web applications take ${timelines.webApplication}. Custom software takes ${timelines.software}, because a billing tool and a full factory system are very different jobs. The part you’d use daily can be ready before the rest.`,
      },
      {
        id: 'design-time',
        question: 'How long does a logo or a banner take?',
        answer: `A banner, flyer or visiting card takes ${timelines.designSimple}. Branding, meaning a logo and a short guide with its colours and fonts, takes ${timelines.designBranding}. You can ask for ${designRevisions.text}, and one list of changes from everyone who has a say makes one round.`,
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
        answer: `Jobs with the same name can be very different, so there’s no price list: “a website” can mean five pages for a clinic, or a school’s site in three languages with a notice board. The page of each service shows what moves the price${hasStartingPrices ? ', and our Products page lists starting prices' : ''}. What you pay to others, for a domain, hosting or licences, is listed separately, and so is GST.`,
      },
      {
        id: 'how-to-pay',
        question: 'When do I pay?',
        answer: `Smaller projects are paid ${payment.smallProjects}, so half waits until you’ve checked the work (for designs, on watermarked proofs). Larger ones are paid with ${payment.largeInFull}. Your quote says which. ${terms.monthlyWork} ${terms.rent}`,
      },
      {
        id: 'ads-budget',
        question: 'How much should I spend on Google Ads?',
        answer: `Begin with a trial: one service, one town, a sum that you set. Only if it pays, and you want more calls, do we suggest ${googleAdsBudget.text} for Google. You pay that to Google in rupees, and our fee is separate. Ads bring no enquiries once you stop. With SEO you pay our fee and nothing per click, but its results take ${timelines.seoResults}.`,
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
        answer: `We answer calls, WhatsApp and e-mail ${officeHours.text}. There’s ${emergencySupport}. A maintenance plan (AMC) is a separate agreement about what you need: updates, small changes, backup checks, visits.${maintenanceResponse(' With a plan, we start on any other fault ', '.')} If a rented machine fails in normal use, we replace it within ${timelines.replacement}, ${terms.replacementPlace}.${weekendReplacement(' If it fails on Saturday evening, the replacement comes ', '.')}`,
      },
      {
        id: 'office-time',
        question: 'How quickly can you set up an office?',
        answer: `An office with cabling, Wi-Fi, PCs and cameras takes ${timelines.officeSetup}, ${terms.officeStart}. A server comes on top: ${timelines.serverBasic} for a basic one, ${timelines.serverComplex} for a complex one. Broadband providers and hardware sellers set their own dates, so order early.`,
      },
      {
        id: 'who-owns-it',
        question: 'Who owns the website and the accounts?',
        answer: `The domain and all accounts are in your name from the start, and you hold the passwords. What we make for you is yours once it’s fully paid for, code included, and we sign it over in writing. Themes, fonts and bought photos remain under their makers’ licences. The quote names any ready-made part of ours, and you can keep using it.`,
      },
    ],
  },
];
