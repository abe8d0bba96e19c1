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
  lead: 'We plan, make and run ads on Facebook and Instagram that open a WhatsApp chat, a form or your shop. You decide how much to spend, and a monthly report shows what each chat or enquiry (lead) cost.',
  times: [ongoing],
  payment: payment.shortSetUpAndMonthly,
  facts: [{ label: 'A first test', value: 'One week' }, 'payment', { label: 'Ad account', value: 'In your name' }],
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
        note: 'We write it with you. WhatsApp sends it, at night too.',
      },
      {
        role: 'label',
        title: 'Your label',
        shown: 'Quoted, then paid',
        // Labels sort chats and report nothing to Meta: intelliconcierge.com 2026-05-25. Checked
        // 2026-11-26.
        note: 'Your staff mark each chat as quoted or paid. That shows which ad most orders came from.',
      },
    ],
  },
  features: [
    {
      title: 'Ads with your own photos and clips',
      description:
        'People trust a picture of the real thing. We tell you what to film with your phone, and make pictures, stories and Reels from it.',
    },
    {
      title: 'Products from your shop',
      // Seeing it again needs a website with the Pixel and matching product numbers; feeds refresh at
      // most hourly: developers.facebook.com/docs/marketing-api/product-catalog. Products can be typed
      // into a catalogue: developer.exotel.com, Commerce Manager. Checked 2026-11-26.
      description:
        'An ad can show products from a catalogue, which is an extra. If we connect your online shop’s catalogue, whoever looked at a blue kurta there can see it again, with today’s price (retargeting).',
    },
    {
      title: 'Forms inside the app',
      // Meta's Lead Ad Terms demand the link: adsuploader.com/blog/facebook-lead-ads-privacy-policy.
      // Firms that tried within the hour had a real talk seven times as often as an hour later:
      // Harvard Business Review 2011. Checked 2026-11-26.
      description:
        'People leave name and number without leaving Facebook. Meta demands a link to your privacy policy, so you need a web page with one. Call such enquiries (leads) within the hour, because far fewer answer on the next day.',
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
      description: 'What would make somebody write today? For example a trial class or free delivery in your city.',
    },
    {
      title: 'A test',
      // The two groups are similar at best: arxiv.org/html/2508.21251v1. Checked 2026-11-27.
      description:
        'Two different ads run side by side to similar people. We change nothing for a week, in which Meta learns who writes to you.',
    },
    {
      title: 'The better one',
      description: 'The weak ad stops, and the strong one gets new pictures. The budget goes up only if you say so.',
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
      // adsupport.net. An ad set settles after about 50 results in a week without large edits: Meta,
      // "About the learning phase". Checked 2026-11-26.
      description:
        'Meta charges you directly, in rupees. A trial takes about fifty chats in one week. Suppose that a chat costs ₹40: then Meta gets ₹2,000 plus GST, and our set-up and fee come on top. What a chat really costs differs by product and city, and we estimate yours before you start.',
    },
    {
      title: 'The set-up, once',
      description: 'Ads that open a chat are soon set up. A catalogue is more work.',
    },
    {
      title: 'Our monthly fee',
      description: 'One offer in one city needs less work than ten products in all of India.',
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
        'For a first test, enough for [about fifty chats](/services/facebook-instagram-marketing#price-factors) in a week. That’s how many Meta needs to learn who writes. That also gives a first idea which of two ads is better. To be sure, plan for fifty chats with each. You can stop the ads on any day. For our fee, the notice in the quote applies.',
    },
    {
      id: 'boosting',
      question: 'Can’t I just press “Boost”?',
      // Boosts have goals too, but not purchases, exclusions and tests. Apple takes 30 % of boosts
      // bought in the iPhone apps: macrumors.com 2024-02-15. Checked 2026-11-26.
      answer:
        'For a local announcement, yes, but in the browser: Apple takes a fee on a boost bought in the iPhone app. In Ads Manager we can also look for people who buy, leave out last week’s buyers and test one picture against another.',
    },
    {
      id: 'first-week',
      question: 'Will I get orders from the first week?',
      answer:
        'Often chats, seldom steady orders, and nobody can guarantee sales. Price, stock and your answers decide orders too.',
    },
    {
      id: 'no-website',
      question: 'I have no website. Is that a problem?',
      answer:
        'No, if you sell on WhatsApp. Your staff label the chats in the free WhatsApp Business app, and tell us once a month how many chats from each ad ended in an order.',
    },
    {
      id: 'wholesale',
      question: 'How do wholesalers advertise on Instagram?',
      // Custom and lookalike audiences from a list of customers: facebook.com/business/help/
      // 170456843145568; leadenforce.com, custom audiences. Checked 2026-11-27.
      answer:
        'Say in the ad whom it’s for: “Sarees for shops, in sets of six, with GST bill”. Meta only guesses who owns a shop. It can look for people like those on a list of your dealers, if they’ve agreed to that. Count only the chats with shops.',
    },
    {
      id: 'pixel',
      question: 'Does Meta count the orders in my online shop?',
      // Server-side reporting recovers part: adadvisor.ai 2026-06-23. Checked 2026-11-26.
      answer:
        'Most of them, by a small code on your website (the Meta Pixel) and from your shop’s server (the Conversions API).',
    },
    {
      id: 'fees',
      question: 'Can I advertise only for a season?',
      // Clicks were 30 to 50 % dearer in Diwali sales: upgrowth.in 2025-12-03. Checked 2026-11-26.
      answer:
        'Yes, say from Navratri to Diwali. Tell us six weeks before, so that there’s time for a test and new pictures: ads often get costlier as the festival comes near.',
    },
    {
      id: 'restricted-account',
      question: 'My ad account is restricted. Can you help?',
      answer:
        'Often. We correct the page, the ad or the documents, and ask for a review. The decision is Meta’s. If somebody else spends money on your card, call your bank first.',
    },
  ],
  sampleQuote: {
    id: 'sample-quote-ads',
    job: 'Instagram ads',
    example: 'A saree shop, two towns',
    rows: [
      {
        title: 'Set-up, once',
        hasPrice: true,
        description:
          'An ad account in your firm’s name with two-step login and a spending limit, the link to WhatsApp, and the greeting.',
      },
      {
        title: 'Our monthly fee',
        hasPrice: true,
        description:
          'Four new ads from your photos, changes once the first week has shown what works, and a report of what each chat cost.',
      },
      {
        title: 'Paid to Meta',
        description: 'The sum that you set, with GST. Meta charges you directly, so this isn’t in our total.',
      },
      {
        title: 'A catalogue',
        hasPrice: true,
        isOptional: true,
        description: 'Sixty sarees with photo and price, for ads that show several of them.',
      },
      {
        title: 'A page to land on',
        hasPrice: true,
        isOptional: true,
        description: 'One page with photos, rates and a WhatsApp button, on your own domain.',
      },
      {
        title: 'Not included',
        description: 'A photographer, and answering the chats, which your own people do.',
      },
      {
        title: 'Who owns what',
        description:
          'Ad account, page and audiences belong to the shop from the start, and pictures and texts once that month is paid for.',
      },
      { title: 'What nobody can promise', description: terms.noGuarantee },
      {
        title: 'Total with GST',
        hasPrice: true,
        description: 'One sum for the set-up, and one for each month.',
      },
      {
        title: 'Start',
        description: 'We need ten photos or clips, your offer, and admin access to the page.',
      },
      {
        title: 'If you want to stop',
        description: 'The notice that either of us must give is written here.',
      },
    ],
  },
  related: ['shopify-development', 'graphic-designing', 'website-development'],
  closing: {
    title: 'Plan your first ads',
    text: 'Tell us what you sell, what an ordinary order is worth and where your buyers are, with a link to your page. We say which ads we’d try first, and which photos they need.',
  },
} satisfies Service;
