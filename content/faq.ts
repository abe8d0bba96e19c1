import { designRevisions, emergencySupport, googleAdsBudget, officeHours, payment, timelines } from './facts';
import { faultDate, soon, visits } from './agency';
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
        answer: `Websites, apps and software, WordPress and Shopify, marketing on Google and social media, design, office networks, servers, and PCs on rent. You’re welcome to take just one. We can do websites, apps, software, design and marketing by phone, video call and WhatsApp, wherever you are in India. Offices, office servers and rentals depend on your city. ${visits()}WhatsApp us its name, and we’ll see what we can do.`,
      },
      {
        id: 'late-or-stopped',
        question: 'What if you’re late, it doesn’t work, or I want to stop?',
        answer: `If we’re going to be late, we tell you before the date, and say why. The days start once you’ve said yes, paid the first part and sent us what we need. If we made a mistake, we put it right free. Tell us by ${faultDate}. If you don’t agree with us, call first. If that doesn’t help, write to the legal e-mail address on our contact page, and we’ll try to settle it together. If you want to stop a project, write to us. We list what’s finished and what you’ve paid, and agree with you what’s still to pay or what comes back. Your domain and accounts stay with you.`,
      },
      {
        id: 'ask-for-quote',
        question: 'How do I get a quote?',
        answer: `Call us, send a WhatsApp message or write an e-mail: what you need, where you are and the date you have in mind. We reply${soon()}, and ask if something’s missing. Then you get a written quote: the work, what isn’t included, the price and the dates. There’s a sample on our contact page. The quote costs nothing, and you can say no. For a yes, a WhatsApp message is enough. Two things may cost something: a visit to your place, and a written scope for software. You hear how much before you decide.`,
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
        answer: `A simple website takes ${timelines.websiteSimple}. From small to big, our range is ${timelines.website}. Complex web applications take ${timelines.webApplication} and mobile apps ${timelines.mobileApplication}. Custom software has the widest range, ${timelines.software}, because a billing tool and a full factory system are very different jobs.`,
      },
      {
        id: 'wordpress-shopify-time',
        question: 'Should I choose WordPress or Shopify, and how soon is it live?',
        answer: `Choose Shopify if selling online is the main thing, and WordPress if pages, articles and enquiries matter more. A basic Shopify store takes ${timelines.shopifyBasic}, and one with a custom theme or features ${timelines.shopifyCustom}. Online payment starts once the gateway has approved you, so apply early. WordPress sites take ${timelines.wordpress}. More than anything, the date depends on how soon your product photos and text reach us.`,
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
        answer:
          '“A website” can mean five pages for a clinic. It can also mean a school’s site in three languages, with fees paid online. One price wouldn’t fit both. Each service page shows what makes the job cheaper or costlier. Say what yours should do, and you get a written price for it. What you pay to others, for a domain, hosting or licences, is listed separately. So is GST.',
      },
      {
        id: 'how-to-pay',
        question: 'When do I pay?',
        answer: `Smaller projects are paid ${payment.smallProjects}, so you hold back half until you’ve checked the finished work. On larger ones you make a first payment, and the rest goes by ${payment.largeProjects}: a finished part, then its payment. Work that goes on, such as running ads, is paid monthly. The amounts and the days are in your quote. If we’ve made a mistake, we first offer to put it right. Refunds are decided case by case: together we go through what was promised and what you got. Then we agree with you how much comes back, and write down why.`,
      },
      {
        id: 'ads-budget',
        question: 'How much should I set aside for Google Ads, and is SEO cheaper?',
        answer: `It’s quite normal to begin small: with Google Ads for one service in one town, you see what a call costs. How much you need after that depends on what a click costs in your trade and how many towns you cover. If the trial pays and you want more, we suggest ${googleAdsBudget.text}. Google bills you in rupees. Our fee is separate. Ads can bring enquiries as soon as they run, and none once you stop paying. With SEO you don’t pay per click, but you need patience: results usually show in ${timelines.seoResults}.`,
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
        answer: `We answer calls, WhatsApp and e-mail ${officeHours.text}. On top of that, there’s ${emergencySupport}. A maintenance plan (AMC) is a separate agreement. The fee depends on how much there is to look after. The plan lists what we update and check, and how you reach us when your shop site is down at night or a server won’t start on a Sunday. If somebody else set it up, describe it, and we’ll say if we can look after it.`,
      },
      {
        id: 'equipment-time',
        question: 'How quickly can you set up an office or a server, or swap a faulty machine?',
        answer: `An office with cabling, Wi-Fi, computers and cameras takes ${timelines.officeSetup}, once the equipment is there. A basic server takes ${timelines.serverBasic}, a complex one ${timelines.serverComplex}. If a rented machine fails in normal use, we replace it within ${timelines.replacement}, in the places your rental agreement lists. Ask for the agreement with the quote: it also says when the hours begin. A new broadband line depends on its provider, and hardware on its seller. It helps to order early what you buy yourself.`,
      },
      {
        id: 'who-owns-it',
        question: 'Who owns the website, code and accounts afterwards?',
        answer:
          'What we made for you is yours once you’ve paid in full, and we sign it over in writing. Themes, fonts and open-source parts belong to their makers, and you use them under their licences. A few ready parts that we use in many clients’ work stay ours, but you keep using them, and any developer may change them for you. The domain and the hosting, app store, Google and Meta accounts are in your name from the start. You open them with our help, hold the passwords and invite us in. Some, such as older hosting, have just one login. Give it to us for the job, then change the password. At handover you also get a list of your logins.',
      },
    ],
  },
];
