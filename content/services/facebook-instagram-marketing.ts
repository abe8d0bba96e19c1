import { officeHours, payment } from '../facts';
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
      'Meta ads run in your own account: click-to-WhatsApp ads, lead forms and product catalogues, with Pixel and Conversions API set up to count sales.',
  },
  lead: 'We run your Facebook and Instagram ads in Meta Ads Manager, aimed at WhatsApp chats, enquiry forms or catalogue sales, and show what each of them cost you. Tapping “Boost post” spends money too, but with very little control.',
  timing: { label: 'Reporting', value: 'Monthly' },
  payment: payment.board,
  features: [
    {
      title: 'Click-to-WhatsApp ads',
      description:
        'A tap opens a chat with your business number, with a greeting and ready questions. We set up labels such as “quoted” and “paid”, so you can see which ad brought buyers.',
    },
    {
      title: 'Catalogue ads',
      description:
        'Products are synced from Shopify or WooCommerce, or uploaded as a sheet, into Commerce Manager. A shopper who looked at a blue kurta can be shown it again at its current price.',
    },
    {
      title: 'Instant lead forms',
      description:
        'People send a name and number from inside the app. A qualifying question, such as budget or PIN code, keeps your sales team from chasing idle taps.',
    },
    {
      title: 'Pixel and Conversions API',
      description:
        'The Pixel, a small code on your website, reports purchases and enquiries to Meta. The Conversions API reports them from the server too, because browsers miss some. Duplicates are removed.',
    },
    {
      title: 'Who sees the ads',
      description:
        'People in your delivery area, viewers of your videos, past buyers, or others who resemble them. Existing customers can be left out when the offer is for new ones.',
    },
    {
      title: 'Several versions per ad',
      description:
        'Different first lines, pictures and short videos for one offer, cut for feed, Stories and Reels. The wording keeps to Meta’s rules on health claims, finance and personal details.',
    },
    {
      title: 'Account safety',
      description:
        'Business verification, two-factor login, a spending limit and a second admin you trust, so that a lost phone does not lock you out.',
    },
    {
      title: 'Cost per enquiry',
      description:
        'The monthly report states what a chat, lead or order cost, which ad brought it and what we switched off. Likes are not counted as results.',
    },
  ],
  process: [
    {
      title: 'Account check',
      description:
        'Business portfolio, page, Instagram and WhatsApp number are linked to each other and put under your ownership.',
    },
    {
      title: 'Offer',
      description: 'We agree on what the ad offers: a trial class, say, or a festive combo with cash on delivery.',
    },
    {
      title: 'Tracking',
      description:
        'Pixel, Conversions API and catalogue are tested in Events Manager with a trial order before money is spent.',
    },
    {
      title: 'Launch',
      description:
        'A few ads start on a modest budget that you set. While Meta’s system learns who responds, we mostly leave them alone, since each big edit restarts the learning.',
    },
    {
      title: 'Sort',
      description:
        'Weak ads stop, strong ones get fresh versions before people tire of them, and budget rises in small steps.',
    },
  ],
  technologies: {
    title: 'Meta tools behind your ads',
    items: ['Meta Ads Manager', 'Commerce Manager', 'Events Manager', 'Meta Pixel', 'WhatsApp Business'],
  },
  faq: [
    {
      id: 'boosting',
      question: 'Can I not boost posts myself?',
      answer:
        'A boost is quick and fine for a local announcement, but gives you few choices. In Ads Manager we can aim for purchases or qualified leads, leave out recent buyers, test one picture against another and send real orders back to Meta. Writing your everyday unpaid posts is another service, social media marketing.',
    },
    {
      id: 'ad-budget',
      question: 'What daily budget do Meta ads need?',
      answer:
        'There is no fixed figure. A tuition class filling one batch in Patna needs far less than a saree brand shipping across India. We start from what a chat or an order may cost you, test small, and raise it only when you agree. Meta bills your account directly and adds GST.',
    },
    {
      id: 'restricted-account',
      question: 'My ad account got restricted. Can you help?',
      answer: `Often, though the decision is Meta’s. We read the stated reason, correct the page, ad or papers, and request a review. Call ${officeHours.text}. If a stranger is spending on your card, ask the bank to block it first, and then ring us. We do not open fresh accounts to get round a ban.`,
    },
    {
      id: 'start',
      question: 'How fast can ads be running?',
      answer:
        'Once access works and you have approved the ads, they go to Meta for review and then begin to show. A new account, unverified business or large catalogue takes longer to prepare, so the start date is fixed after the account check. Chats may come early, but costs swing while the system learns.',
    },
    {
      id: 'ownership',
      question: 'Do I keep the Pixel data and audiences?',
      answer:
        'They sit in a business portfolio that you own, so they keep their value with another agency or your own staff. We have partner access, and you can remove it yourself in the settings. Pictures and videos made for your ads can be used in later campaigns without asking us.',
    },
    {
      id: 'fees',
      question: 'How are your fees paid, apart from ad spend?',
      answer: `Setting up Pixel, catalogue and a first campaign is a smaller project, so the fee is ${payment.smallProjects}. When we run ads through a season or for several branches, it is spread over milestones, for instance catalogue approved, campaign live, review done.`,
    },
  ],
  related: ['social-media-marketing', 'shopify-development', 'graphic-designing'],
  closing:
    'Let us know your product or service, the usual order value, and whether you want chats, form leads or website orders. Add your page link so we can see what people land on.',
  updated: '2026-11-21',
} satisfies Service;
