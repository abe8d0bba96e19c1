import { ongoing, payment, terms } from '../facts';
import { prices } from '../owner/prices';
import { titleWithPlace } from '../place';
import type { Service } from '../types';

export const facebookInstagramMarketing = {
  slug: 'facebook-instagram-marketing',
  title: 'Facebook and Instagram marketing',
  shortTitle: 'Facebook and Instagram',
  mapLabel: 'Facebook',
  icon: 'ThumbsUp',
  summary: 'Ads that open a WhatsApp chat, a form or your shop.',
  meta: {
    title: titleWithPlace((place) => `Facebook and Instagram ads agency in ${place}`),
    description:
      'We run Facebook and Instagram ads that open a WhatsApp chat, a form or your shop, in your own ad account. You set the budget and see what a chat costs.',
  },
  lead: 'We plan, make and run ads on Facebook and Instagram that open a WhatsApp chat, a form or your shop. You decide how much to spend, and a monthly report shows what each chat or enquiry cost.',
  times: [ongoing],
  payment: payment.shortSetUpAndMonthly,
  facts: [{ label: 'A first test', value: 'One week' }, 'payment', { label: 'Ad account', value: 'In your name' }],
  example: {
    kind: 'chat',
    title: 'Click-to-WhatsApp ads: a tap opens a chat',
    note: 'The buyer doesn’t need to visit a website.',
    parts: [
      {
        role: 'ad',
        title: 'Your ad',
        shown: 'Blue kurta, in S to XXL',
        button: 'Chat on WhatsApp',
        // "Messaging conversations started" need the person's message: reach.tools. Checked 2026-11-26.
        note: 'Your own photo or clip, and one button. Meta’s report counts the chats in which the buyer sends the message.',
      },
      {
        role: 'buyer',
        title: 'The buyer’s message',
        shown: 'Hello! I’d like the blue kurta.',
        note: 'WhatsApp opens with a first sentence already typed. Each ad has its own, so you can see which ad the buyer came from.',
      },
      {
        role: 'shop',
        title: 'Your greeting',
        shown: 'Thank you for writing. Which size, and which town?',
        // sendapp.cloud/en/glossary/welcome-message. Checked 2026-11-26.
        note: 'We write it with you. WhatsApp sends it, at night too, to people who write for the first time or after fourteen days of silence.',
      },
      {
        role: 'label',
        title: 'Your label',
        shown: 'Quoted, then paid',
        // Labels sort chats and report nothing to Meta: intelliconcierge.com 2026-05-25. Checked
        // 2026-11-26.
        note: 'Your staff mark each chat as quoted or paid. Together with the first sentence, that shows which ad most orders came from.',
      },
    ],
  },
  features: [
    {
      title: 'Ads with your own photos and clips',
      description:
        'People trust a picture of the real thing. We tell you what to photograph or film with your phone, and make pictures, stories and Reels from it.',
    },
    {
      title: 'Products from your shop',
      // Seeing it again needs a website with the Pixel and matching product numbers; feeds refresh at
      // most hourly: developers.facebook.com/docs/marketing-api/product-catalog. Products can be typed
      // into a catalogue: developer.exotel.com, Commerce Manager. Checked 2026-11-26.
      description:
        'If you have an online shop, we connect its catalogue. Somebody who looked at a blue kurta there can see it again in an ad, with today’s price. Without a shop, we enter your products in Meta’s Commerce Manager, and one ad shows several of them, side by side, to swipe through.',
    },
    {
      title: 'Forms inside the app',
      // Meta's Lead Ad Terms demand the link: adsuploader.com/blog/facebook-lead-ads-privacy-policy.
      // Firms that tried within the hour had a real talk seven times as often as an hour later:
      // Harvard Business Review 2011. Checked 2026-11-26.
      description:
        'For services, people leave name and number without leaving Facebook. Meta demands a link to your privacy policy, so you need a web page with one. Decide beforehand who calls back: a call within the hour reaches far more people than one on the next day.',
    },
    {
      title: 'An account that stays yours',
      // Meta can require two-step login of everyone with access: Meta help, quoted at
      // support.chatarchitect.com. Checked 2026-11-26.
      description:
        'Ads, page and audience are in your own business account. We set up two-step login, a spending limit and a second admin you trust.',
    },
  ],
  process: [
    {
      title: 'An offer',
      description:
        'What would make somebody write today? For example a trial class, a measuring visit or free delivery in your town.',
    },
    {
      title: 'A test',
      // An ad set settles after about 50 results in a week without large edits: Meta, "About the
      // learning phase". Checked 2026-11-26.
      description:
        'A few different ads run side by side to the same people. Meta needs about fifty results in a week to learn who writes to you, so we change nothing in that week.',
    },
    {
      title: 'The good ones',
      description:
        'Weak ads stop, and strong ones get new pictures before people tire of them. The budget goes up only if you say so.',
    },
  ],
  priceTitle: 'What Facebook and Instagram ads cost',
  priceLead: prices['facebook-instagram-marketing']
    ? 'That is our fee. What you pay Meta for the ads comes on top.'
    : 'You pay Meta for the ads, and us for the set-up and for the monthly work.',
  priceFactors: [
    {
      title: 'The ads',
      // Sold by Facebook India in rupees with 18 % GST since October 2018: Meta help, quoted at
      // adsupport.net. Checked 2026-11-26.
      description:
        'Meta charges you directly, by card, UPI or net banking, in rupees with GST. Put your GSTIN into the ad account: a firm that files regular GST returns can usually claim the tax back.',
    },
    {
      title: 'The set-up, once',
      description: 'Ads that open a chat are soon set up. A catalogue, or counting the orders of a shop, is more work.',
    },
    {
      title: 'Our monthly fee',
      description: 'One offer in one town needs less work than ten products in all of India.',
    },
  ],
  technologies: {
    title: 'Meta tools behind your ads',
    items: ['Meta Ads Manager', 'Commerce Manager', 'Events Manager', 'Meta Pixel', 'WhatsApp Business'],
  },
  faq: [
    {
      id: 'ad-budget',
      question: 'How much should I spend on ads?',
      answer:
        'Enough for about fifty chats in one week. Suppose that a chat costs ₹40: then the test costs ₹2,000 in ads, plus GST. What it really costs differs by product and town, and we estimate it for yours before you start. Meta needs about fifty chats, in one group of ads, to learn who is likely to write, so we begin with one group. With less money you can try too, but you learn less from it. You can stop the ads on any day, and spend more once they work.',
    },
    {
      id: 'boosting',
      question: 'Can’t I just press “Boost”?',
      // Boosts have goals too, but not purchases, exclusions and tests. Apple takes 30 % of boosts
      // bought in the iPhone apps: macrumors.com 2024-02-15. Checked 2026-11-26.
      answer:
        'For a local announcement, yes. If you have an iPhone, open Facebook or Instagram in the browser for that, because a boost bought in the app can cost more: Apple takes a fee. In Ads Manager we can also look for people who buy, leave out last week’s buyers and test one picture against another.',
    },
    {
      id: 'first-week',
      question: 'Will I get orders from the first week?',
      answer: `Often chats, seldom steady orders. Many people who open a chat only ask the price, so have a short answer ready. ${terms.noGuarantee} Price, stock and your answers decide orders too.`,
    },
    {
      id: 'no-website',
      question: 'I have no website. Is that a problem?',
      answer:
        'No, if you sell on WhatsApp. Your staff label the chats in the free WhatsApp Business app, as shown above, and tell us once a month how many chats of each ad ended in an order.',
    },
    {
      id: 'wholesale',
      question: 'How do wholesalers advertise on Instagram?',
      answer:
        'Say in the ad whom it’s for: “Sarees for shops, in sets of six, with GST bill”. Whoever wants a single saree then scrolls on. The greeting asks for the name of the shop, the town and the quantity, and your rates go only to those who answer. Meta knows only roughly who owns a shop, so count the chats with shops, and not all chats.',
    },
    {
      id: 'pixel',
      question: 'Does Meta count the orders in my online shop?',
      // Server-side reporting recovers part: adadvisor.ai 2026-06-23. Checked 2026-11-26.
      answer:
        'Most of them. A small code on your website (the Meta Pixel) and your shop’s server (the Conversions API) both report purchases, and together they still miss some. Compare the report with your shop’s own list of orders each month.',
    },
    {
      id: 'fees',
      question: 'Can I advertise only for a season?',
      // Clicks were 30 to 50 % dearer in Diwali sales: upgrowth.in 2025-12-03. Checked 2026-11-26.
      answer:
        'Yes, say from Navratri to Diwali. Tell us six weeks before, so that account, pictures and a first test are done in time: ads often get costlier as the festival comes near.',
    },
    {
      id: 'restricted-account',
      question: 'My ad account is restricted. Can you help?',
      answer:
        'Often. We read the reason that Meta gives, correct the page, the ad or the documents, and ask for a review. The decision is Meta’s. If somebody else spends money on your card, call your bank first.',
    },
  ],
  related: ['shopify-development', 'graphic-designing', 'website-development'],
  closing: {
    title: 'Plan your first ads',
    text: 'Tell us what you sell, what an ordinary order is worth and where your buyers are, with a link to your page. We say which ads we’d try first, and which photos they need.',
  },
} satisfies Service;
