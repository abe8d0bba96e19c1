import { emergencySupport, officeHours, payment } from '../facts';
import type { Service } from '../types';

export const facebookInstagramMarketing = {
  slug: 'facebook-instagram-marketing',
  title: 'Facebook and Instagram marketing',
  shortTitle: 'Facebook and Instagram',
  mapLabel: 'Meta ads',
  icon: 'thumbs-up',
  cardDescription: 'Meta ads that lead to chats, forms and orders.',
  meta: {
    title: 'Facebook and Instagram ads agency in India',
    description:
      'Meta ads run in your own account: click-to-WhatsApp ads, lead forms and product catalogues, with Pixel and Conversions API set up to count real sales.',
  },
  lead: 'Tapping “Boost post” spends money with very little control. We run your paid campaigns in Meta Ads Manager, aimed at WhatsApp chats, enquiry forms or catalogue sales, and show what each of them cost you.',
  timing: { label: 'Reporting', value: 'Every month' },
  features: [
    {
      title: 'Click-to-WhatsApp ads',
      description:
        'A tap opens a chat with your business number, with a greeting and ready questions. We set up labels such as “quoted” and “paid”, so you can see which ad brought buyers.',
    },
    {
      title: 'Catalogue ads',
      description:
        'Products are synced from Shopify or WooCommerce, or uploaded as a sheet, into Commerce Manager. A shopper who looked at a blue kurta sees that kurta again at its current price.',
    },
    {
      title: 'Instant lead forms',
      description:
        'People send a name and number from inside the app. A qualifying question, such as budget or PIN code, keeps your sales team from chasing idle taps.',
    },
    {
      title: 'Pixel and Conversions API',
      description:
        'Purchases and enquiries are reported from browser and server, with duplicates removed, because the browser alone misses some of them.',
    },
    {
      title: 'Audiences with a reason',
      description:
        'Everyone in your delivery area, people who watched your videos, past buyers, lookalikes of them. Existing customers are left out when the offer is for new ones.',
    },
    {
      title: 'Creative in sets',
      description:
        'Several openings, pictures and short videos for each offer, cut for feed, Stories and Reels. The wording keeps to Meta’s rules on health claims, finance and personal attributes.',
    },
    {
      title: 'Account safety',
      description:
        'Business verification, two-factor login, a spending limit and a second admin you trust. A lost phone should not lock you out of your own campaigns.',
    },
    {
      title: 'Cost per enquiry',
      description:
        'The monthly report states what a chat, lead or order cost, which ad brought it and what we switched off. Likes are not counted as results.',
    },
  ],
  process: [
    {
      step: 1,
      title: 'Account check',
      description:
        'Business portfolio, page, Instagram and WhatsApp number are linked to each other and put under your ownership.',
    },
    {
      step: 2,
      title: 'Offer',
      description:
        'We agree what the ad gives people a reason to do: a trial class, say, or a festive combo with cash on delivery.',
    },
    {
      step: 3,
      title: 'Signals',
      description:
        'Pixel, Conversions API and catalogue are tested in Events Manager with a trial order before money is spent.',
    },
    {
      step: 4,
      title: 'Launch',
      description:
        'A few ads start on a modest budget that you set. While Meta’s learning phase runs we leave them mostly alone, since each big edit restarts it.',
    },
    {
      step: 5,
      title: 'Sort',
      description:
        'Weak ads stop, strong ones get fresh versions before people tire of them, and budget rises in small steps.',
    },
  ],
  technologies: {
    title: 'Inside your Meta account',
    items: [
      'Meta Ads Manager',
      'Meta Business Suite',
      'Events Manager',
      'Commerce Manager',
      'Meta Pixel',
      'Conversions API',
      'Advantage+ campaigns',
      'Instant forms',
      'WhatsApp Business',
      'Meta Ad Library',
    ],
  },
  faq: [
    {
      id: 'ad-budget',
      question: 'What daily budget do Meta ads need?',
      answer:
        'There is no fixed figure. A tuition class filling one batch in Aundh needs far less than a saree brand shipping all over India. We start from what a chat or an order may cost you, test small, and raise it only when you agree. Meta bills your account directly and adds GST; our fee is separate.',
    },
    {
      id: 'start',
      question: 'How fast can ads be running?',
      answer:
        'Once access works and you have approved the ads, they go to Meta for review and then begin to show. A new account, unverified business or large catalogue takes longer to prepare, so the start date is fixed after the account check. Chats may come early, but costs swing while the system learns.',
    },
    {
      id: 'boosting',
      question: 'Can I not boost posts myself?',
      answer:
        'A boost is quick and fine for a local announcement, but gives you few choices. In Ads Manager we can aim for purchases or qualified leads, leave out recent buyers, test one picture against another and send real orders back to Meta. Writing your everyday unpaid posts is another service, social media marketing.',
    },
    {
      id: 'fees',
      question: 'How are your fees paid, apart from ad spend?',
      answer: `Setting up Pixel, catalogue and a first campaign is a smaller project, so the fee is ${payment.smallProjects}. When we run ads through a season or for several branches, it is spread over ${payment.largeProjects}, for instance catalogue approved, campaign live, review done. Ad spend is charged to your own card or UPI.`,
    },
    {
      id: 'ownership',
      question: 'Do I keep the Pixel data and audiences?',
      answer:
        'They sit in a business portfolio that you own, so they keep their value with another agency or your own staff. We have partner access, and you can remove it at any moment. Pictures and videos made for your ads can be used in later campaigns without asking us.',
    },
    {
      id: 'restricted-account',
      question: 'My ad account got restricted. Can you help?',
      answer: `Often, though the decision is Meta’s. We read the stated reason, correct the page, ad or papers, and request a review. Call ${officeHours.text}. An intruder spending on your card cannot wait, which is what our ${emergencySupport} is for. We do not open fresh accounts to get round a ban.`,
    },
  ],
  related: ['social-media-marketing', 'shopify-development', 'graphic-designing'],
  closing:
    'Let us know your product or service, the usual order value, and whether you want chats, form leads or website orders. Add your page link so we can see what people land on.',
  updated: '2026-11-21',
} satisfies Service;
