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
          'Websites, apps and software, WordPress and Shopify, marketing on Google and social media, design, office networks, servers, and PCs on rent. You’re welcome to take just one. Websites, apps, design and marketing can be done by phone, video call and WhatsApp, wherever in India you are. For offices, office servers and rentals, tell us your city first, and we’ll say if we come there.',
      },
      {
        id: 'late-or-stopped',
        question: 'What if you’re late, it doesn’t work, or I want to stop?',
        answer:
          'Your quote has the dates. The time starts once you’ve said yes, the first payment is in and we have what we need from you. If we’re running late, we’ll tell you before the due date, and why. If the work doesn’t do what the quote says, tell us within the period it names, and we correct what’s our fault. To stop a project, tell us in writing: we list what’s done and what’s paid, then work out with you, case by case, what’s still owed or comes back. For monthly work, the quote says how either side can end it. Your domain and accounts stay with you.',
      },
      {
        id: 'ask-for-quote',
        question: 'How do I get a quote?',
        answer:
          'Call us, send a WhatsApp message or write an e-mail. Tell us what you need, where you are and the date you have in mind. Our first reply asks about whatever is missing. Then you get a written quote: the work, what isn’t included, the price and the dates. There’s a sample on our contact page. The quote itself costs nothing, and you’re free to say no. A visit to your place may cost something: if it does, we tell you how much before we come.',
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
        answer: `A simple website is ready in ${timelines.websiteSimple}. Counting bigger ones too, our range is ${timelines.website}. Complex web applications take ${timelines.webApplication} and mobile apps ${timelines.mobileApplication}. Custom software has the widest range, ${timelines.software}, because a billing tool and a full factory system are very different jobs.`,
      },
      {
        id: 'wordpress-shopify-time',
        question: 'Should I choose WordPress or Shopify, and how soon is it live?',
        answer: `Choose Shopify if selling online is the main thing, and WordPress if pages, articles and enquiries matter more. A basic Shopify store takes ${timelines.shopifyBasic}, and one with a custom theme or features ${timelines.shopifyCustom}. Online payment starts once the gateway has approved you, so apply early. WordPress sites take ${timelines.wordpress}. What most often decides the date is how soon we get product photos and text from you.`,
      },
      {
        id: 'design-time-revisions',
        question: 'How fast is design work, and how many changes can I ask for?',
        answer: `A banner, flyer or visiting card takes ${timelines.designSimple}. Branding, meaning a logo and a short guide with its colours and fonts, takes ${timelines.designBranding}. You can ask for ${designRevisions.text} on a design. Show each draft to everyone who has a say, then send us one list of changes rather than five messages.`,
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
          'Because the same words can mean very different amounts of work. A website may be five pages for a clinic, or a catalogue in three languages with UPI payment. Each service page shows what moves the price. Tell us what yours should do, and you’ll get a written price for it. Outside costs, such as a domain, hosting or licences, are listed separately. So is GST, where it applies.',
      },
      {
        id: 'how-to-pay',
        question: 'When do I pay?',
        answer: `Smaller projects are paid ${payment.smallProjects}, so you hold back half until the work is done. Larger ones begin with a first payment; the rest is paid by ${payment.largeProjects}. Work that goes on from month to month, such as running ads, is paid monthly. Your quote says which applies, how much is due and when. If something goes wrong and the fault is ours, we first offer to correct it. Refunds are decided case by case: we look at what the quote promised and what you got, and tell you the reason for our decision.`,
      },
      {
        id: 'ads-budget',
        question: 'How much should I set aside for Google Ads, and is SEO cheaper?',
        answer: `Begin small if you like: Google Ads for one service in one town show you what a call costs. For more than a trial, we suggest ${googleAdsBudget.text}. Where you fall depends on the price of a click in your trade and how many towns you cover. Google bills you in rupees; our fee is separate. Ads can bring enquiries as soon as they run, and stop when you stop paying. SEO has no charge per click but takes patience: results usually show in ${timelines.seoResults}.`,
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
        answer: `We answer calls, WhatsApp and e-mail ${officeHours.text}. On top of that, there’s ${emergencySupport}. A maintenance plan (AMC) is a separate agreement with a regular fee: we keep what it lists updated and checked. It also says how to call us when your shop site is down at night or a server won’t start on a Sunday. Did somebody else build your site? Show it to us, and we’ll say if we can look after it.`,
      },
      {
        id: 'equipment-time',
        question: 'How quickly can you set up an office or a server, or swap a faulty machine?',
        answer: `An office with cabling, Wi-Fi and computers takes ${timelines.officeSetup}. A basic server takes ${timelines.serverBasic}, a complex one ${timelines.serverComplex}. If rented equipment fails in normal use, we replace it within ${timelines.replacement}; your rental agreement says when the hours start and which addresses they hold for. New broadband lines and hardware depend on their suppliers, so order those first; we’ll tell you what to ask for.`,
      },
      {
        id: 'who-owns-it',
        question: 'Who owns the website, code and accounts afterwards?',
        answer:
          'What we made for you is yours once you’ve paid in full, and we sign it over in writing. The domain and the accounts are yours from the start. There are two exceptions: themes, fonts and open-source parts keep their makers’ licences, and code that we use for many clients stays ours. You may go on using that code and let any developer change it for you. You buy the domain in your own name, and we help you do it. Hosting, app store, Google and Meta accounts are in your name too, and we work in them as invited users. You hold those logins from the start; at handover you also get a list of them.',
      },
    ],
  },
];
