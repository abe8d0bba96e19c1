import { ongoing, payment, terms, timelines } from '../facts';
import { titleWithPlace, totalTitle } from '../owner-facts';
import { prices } from '../owner/prices';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const facebookInstagramMarketing = {
  slug: 'facebook-instagram-marketing',
  title: 'Facebook and Instagram marketing',
  shortTitle: 'Facebook and Instagram ads',
  mapLabel: 'Facebook ads',
  icon: 'ThumbsUp',
  summary: 'Ads that open a WhatsApp chat, a form or your shop.',
  meta: {
    title: titleWithPlace((place) => `Facebook and Instagram ads agency in ${place}`),
    description:
      'We run your Facebook and Instagram ads, which open a WhatsApp chat, a form or your shop. You set the budget, and you’ll see what each chat costs.',
  },
  lead: 'We plan, make and run ads on Facebook and Instagram that open a WhatsApp chat, a form or your shop. You decide how much to spend, and a monthly report shows what each chat or lead cost you.',
  times: [ongoing, { label: 'A first test', value: timelines.adTest }],
  payment: payment.shortSetUpAndMonthly,
  facts: [
    { label: 'A first test', value: `${timelines.adTest}, at a price of its own, plus the set-up` },
    'payment',
    { label: 'Ad account', value: 'In your name' },
    { label: 'For posts and reels', value: '[Social media marketing](/services/social-media-marketing)' },
  ],
  example: {
    kind: 'chat',
    title: 'Click-to-WhatsApp ads: a tap opens a chat',
    note: 'A kurta shop’s ad, drawn as an example. The buyer writes to you, and you answer as you would at the counter.',
    parts: [
      {
        role: 'ad',
        title: 'Your ad',
        shown: 'Blue kurta, in S to XXL',
        button: 'Chat on WhatsApp',
        // "Messaging conversations started" need the person's message: reach.tools. Checked 2026-11-26.
        note: 'Your own photo or clip, and one button. Meta counts the chats in which the buyer writes.',
      },
      {
        role: 'buyer',
        title: 'The buyer’s message',
        shown: 'Hello! I’d like the blue kurta.',
        note: 'WhatsApp opens with a first sentence, which tells you which ad it came from.',
      },
      {
        role: 'shop',
        title: 'Your greeting',
        shown: 'Thank you for writing. Which size, and which city?',
        note: 'We’ll write it with you. WhatsApp sends it by itself.',
      },
      {
        role: 'label',
        title: 'Your label',
        shown: 'Quoted, then paid',
        // Labels sort chats and report nothing to Meta: intelliconcierge.com 2026-05-25. Checked
        // 2026-11-26.
        note: 'Your staff mark each chat as quoted or paid, so you’ll know which ad most orders came from.',
      },
    ],
  },
  features: [
    {
      title: 'Ads with your own photos and clips',
      description:
        'People trust a picture of the real thing. We’ll send you a list of what to film with your phone, and make pictures, stories and Reels from it.',
    },
    {
      title: 'Products from your shop',
      // Seeing it again needs a website with the Pixel and matching product numbers; feeds refresh at
      // most hourly: developers.facebook.com/docs/marketing-api/product-catalog. Products can be typed
      // into a catalogue: developer.exotel.com, Commerce Manager. Checked 2026-11-26.
      description:
        'Whoever looked at a blue kurta in your online shop can see it again in an ad, with today’s price. That’s called retargeting, and needs a catalogue, which is an extra.',
    },
    {
      title: 'Forms inside the app',
      // Meta's Lead Ad Terms demand the link: adsuploader.com/blog/facebook-lead-ads-privacy-policy.
      // Firms that tried within the hour had a real talk seven times as often as an hour later:
      // Harvard Business Review 2011. Checked 2026-11-26.
      description:
        'People give you their name and number without leaving Facebook. Call such leads within the hour: the next day, far fewer answer. You need a web page with your privacy policy, because Meta wants a link to it.',
    },
    {
      title: 'An account that stays yours',
      // Meta can require two-step login of everyone with access: Meta help, quoted at
      // support.chatarchitect.com. Checked 2026-11-26.
      description: 'Ads, page and audience are in your business account, with two-step login and a spending limit.',
    },
  ],
  process: [
    {
      title: 'An offer',
      description: 'What would make somebody write today? A trial class, say, or free delivery in your city.',
    },
    {
      title: 'A first test',
      description:
        'Your ad runs for a week, and we’ll change nothing while Meta learns who writes to you. Then you’ll know what a chat costs.',
    },
    {
      title: 'The better ad',
      // The two groups are similar at best: arxiv.org/html/2508.21251v1. Checked 2026-11-27.
      description:
        'If you go on, two ads run side by side to similar people. The weak one stops. The budget goes up only if you say so.',
    },
  ],
  priceTitle: priceTitle('facebook-instagram-marketing', 'Facebook and Instagram ads', 'cost'),
  priceLead: prices['facebook-instagram-marketing']
    ? 'That is our fee. What you pay Meta for the ads comes on top.'
    : 'You pay Meta for the ads, and us for the set-up and for each month. You can order a first test alone, at a price of its own, plus the set-up. It ends after a week.',
  priceFactors: [
    {
      title: 'The ads',
      // Sold by Facebook India in rupees with 18 % GST since October 2018: Meta help, quoted at
      // adsupport.net. Checked 2026-11-26. Each ad set settles after about 50 results in a week without
      // large edits: Meta, “About learning phase”, quoted at brandee.edu.vn; lionelz.com, March 2026.
      // Checked 2026-11-28.
      description:
        'Meta charges you directly, in rupees. A first test shows one ad to one group of people, and needs about fifty chats in a week. If a chat costs ₹40, that’s ₹2,000, plus GST. To compare two ads, you need twice as much. We’ll estimate the real cost for your product and city before you start.',
    },
    {
      title: 'The set-up, once',
      description: 'Ads that open a chat are soon set up. A catalogue is more work.',
    },
    {
      title: 'Our monthly fee',
      description: 'One offer in one city is less work than ten products in all of India.',
    },
  ],
  technologies: ['Meta Ads Manager', 'Commerce Manager', 'Events Manager', 'Meta Pixel', 'WhatsApp Business'],
  faq: [
    {
      id: 'ad-budget',
      question: 'How much should I spend on ads?',
      // The fifty results are counted for each ad set: Meta, "About the learning phase". Checked
      // 2026-11-27.
      answer:
        'For a first test, enough for [about fifty chats](/services/facebook-instagram-marketing#price-factors) in one week, because Meta needs that many to learn who writes. The ads can stop on any day. Our monthly fee ends with the notice that your quote names.',
    },
    {
      id: 'boosting',
      question: 'Can’t I just press “Boost”?',
      // Boosts have goals too, but not purchases, exclusions and tests. Apple takes 30 % of boosts
      // bought in the iPhone apps: macrumors.com 2024-02-15. Checked 2026-11-26.
      answer:
        'For a local announcement, yes, but in the browser: Apple takes a fee on a boost bought in the iPhone app. In Ads Manager we can also look for people who buy, and leave out last week’s buyers.',
    },
    {
      id: 'first-week',
      question: 'Will I get orders from the first week?',
      answer:
        'You’ll often get chats, and seldom steady orders. Many people only ask the price. Nobody can guarantee sales: your price, stock and answers decide them too.',
    },
    {
      id: 'no-website',
      question: 'I have no website. Is that a problem?',
      // Server-side reporting recovers part: adadvisor.ai 2026-06-23. Checked 2026-11-26.
      answer:
        'No, if you sell on WhatsApp. Your staff label the chats in the free WhatsApp Business app, and tell us once a month how many from each ad ended in an order. In an online shop, a small code, the Meta Pixel, counts most orders.',
    },
    {
      id: 'wholesale',
      question: 'How do wholesalers advertise on Instagram?',
      // A list of customers needs at least 100 matched people and works from 1,000: clarigital.com,
      // custom audiences; morshedpp.com, glossary; facebook.com/business/help/170456843145568. Checked
      // 2026-11-28.
      answer:
        'Say in the ad who it’s for: “Sarees for shops, in sets of six, with GST bill”. Meta can only guess who owns a shop. If at least a hundred of your dealers, better a thousand, agree to be on a list, it can show the ad to people like them. Count only the chats with shops.',
    },
    {
      id: 'fees',
      question: 'Can I advertise only for a season?',
      // Clicks were 30 to 50 % dearer in Diwali sales: upgrowth.in 2025-12-03. Checked 2026-11-26.
      answer:
        'Yes, say from Navratri to Diwali. Tell us six weeks before, so there’s time for a test. Ads often cost more as the festival comes near.',
    },
    {
      id: 'restricted-account',
      question: 'My ad account is restricted. Can you help?',
      answer:
        'Often. We’ll correct the page, the ad or the documents, and ask for a review, which Meta decides. If somebody else is spending your money, call your bank first.',
    },
  ],
  sampleQuote: {
    id: 'sample-quote-ads',
    job: 'Instagram ads',
    example: 'A saree shop, two cities',
    rows: [
      {
        title: 'Set-up, once',
        hasPrice: true,
        description:
          'An ad account in your firm’s name with two-step login and a spending limit, the link to WhatsApp, and the greeting.',
      },
      {
        title: 'A first test',
        hasPrice: true,
        isOptional: true,
        description: 'One ad for one week, and a report of what a chat cost. It needs the set-up, and no monthly fee.',
      },
      {
        title: 'Our monthly fee',
        hasPrice: true,
        description:
          'Four new ads from your photos, changes when a week of ads has shown what works, and a report of what each chat cost.',
      },
      {
        title: 'Paid to Meta',
        description: 'The sum you set, with GST. Meta charges you directly, so this isn’t in our total.',
      },
      {
        title: 'A catalogue',
        hasPrice: true,
        isOptional: true,
        description: 'Sixty sarees with photo and price, for ads that show several of them.',
      },
      {
        title: 'Not included',
        description: 'A photographer, and answering the chats: your own people know your stock best.',
      },
      {
        title: 'Who owns what',
        description:
          'Ad account, page and audiences belong to the shop from the start, and each month’s pictures and texts once that month is paid for.',
      },
      { title: 'What nobody can promise', description: terms.noGuarantee },
      {
        title: totalTitle,
        hasPrice: true,
        description: 'One sum for the set-up, and one for each month.',
      },
      {
        title: 'Start',
        description: 'We’ll need ten photos or clips, your offer, and access to the page.',
      },
      {
        title: 'If one of us wants to stop: the notice',
        description: 'It’s for the monthly work. The test ends by itself.',
      },
    ],
  },
  related: ['shopify-development', 'graphic-designing', 'website-development'],
  closing: {
    title: 'Plan your first ads',
    text: 'Tell us what you sell, what an ordinary order is worth and where your buyers are. We’ll suggest the first ads, and the photos they need.',
  },
} satisfies Service;
