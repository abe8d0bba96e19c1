import { payment, timelines } from '../facts';
import { mistakeFacts } from '../owner-facts';
import { prices } from '../owner/prices';
import { titleWithPlace } from '../place';
import type { Service } from '../types';

export const shopifyDevelopment = {
  slug: 'shopify-development',
  title: 'Shopify store development',
  shortTitle: 'Shopify development',
  mistakenSlugs: ['ecommerce'],
  mapLabel: 'Shopify',
  icon: 'ShoppingBag',
  summary: 'An online shop with UPI, cash on delivery and courier.',
  meta: {
    title: titleWithPlace((place) => `Shopify e-commerce development in ${place}`),
    description: `We build Shopify stores for Indian sellers, with UPI, cash on delivery, courier and GST bills. A basic store takes ${timelines.shopifyBasic}. ${
      prices['shopify-development'] ? 'Read what a store costs.' : 'See what decides the price.'
    }`,
  },
  lead: `We build your own online shop (e-commerce) on Shopify, with UPI, cards, cash on delivery and a courier. A basic store usually opens in ${timelines.shopifyBasic}.`,
  times: [
    { label: 'Basic store', value: timelines.shopifyBasic },
    { label: 'Custom design or features', value: timelines.shopifyCustom },
  ],
  payment: payment.short,
  facts: ['time', 'payment', { label: 'Shop and domain', value: 'In your name' }, ...mistakeFacts()],
  features: [
    {
      title: 'An account in your name',
      description: 'You open the Shopify account with your own e-mail address, and can remove our login at any time.',
    },
    {
      title: 'Your product list',
      description:
        'Send it as it is: an Excel file, or photos of a register. We bring in sizes, colours, prices and stock.',
    },
    {
      title: 'GST bills',
      // Shopify starts with a default rate and makes no Indian tax invoice: help.shopify.com/en/
      // manual/taxes/india-gst; shipturtle.com/blog/invoicing-on-shopify. Clothes: 5 % up to ₹2,500
      // a piece, 18 % above, since 2025-09-22: scconline.com 2025-09-04. Sarees are taxed as
      // fabric: the tax board's FAQ of 2017-07-27 (taxinindia.com). Checked 2026-11-26.
      description:
        'Shopify by itself doesn’t make a GST invoice, so we connect an app that does. Rates can depend on the price: a kurta up to ₹2,500 has 5%, a costlier one 18%, and an unstitched saree 5% at any price. Your CA names the rates, and we enter them.',
    },
    {
      title: 'Courier and returns',
      // FY 2024-25: nearly 26 % of cash-on-delivery orders came back, under 2 % of prepaid ones:
      // ShipNotes, a report by Shipway, a subsidiary of Unicommerce (thehomefashion.in 2025-07-31,
      // cargobreakingnews.com). Checked 2026-11-26.
      description:
        'We connect Shiprocket, Delhivery or your own courier. Cash on delivery (COD) gets costly when parcels come back unpaid (RTO): in Shipway’s figures for 2024–25, about one COD order in four came back, but fewer than one in fifty of those paid online. So we set up a confirmation on WhatsApp, a small advance by UPI, or a limit by PIN code.',
    },
  ],
  process: [
    { title: 'Product list', description: 'You send what you have, and we say what is missing.' },
    {
      title: 'Design',
      description: 'You choose between a few designs that we have filled with your own products.',
    },
    {
      title: 'Trial orders',
      description: 'With your team, we order by UPI, by card and on delivery, cancel one order and refund another.',
    },
    { title: 'Opening', description: 'We connect your domain, and you send the link to your first customers.' },
  ],
  priceTitle: 'What a Shopify store costs',
  priceFactors: [
    {
      title: 'The design',
      description: 'With a ready-made design, we add your logo and photos. A design drawn for you adds weeks of work.',
    },
    {
      title: 'The state of your product list',
      description: 'If weights, sizes or photos are missing, somebody must add them. You can, or you pay us for it.',
    },
    {
      title: 'Special features',
      // Shopify bills subscriptions only through gateways such as Shopify Payments, PayPal Express and
      // Authorize.net: recurx.app/shopify-recurring-payments; Razorpay's Shopify FAQ; vectorlabs.pages.dev.
      // Checked 2026-11-26.
      description:
        'A size guide, prices for dealers and a link to Tally each have their own price. Subscriptions need special work, because Shopify’s checkout in India can’t collect repeated payments.',
    },
  ],
  technologies: ['Shopify', 'Razorpay', 'Cashfree', 'Shiprocket', 'Delhivery'],
  faq: [
    {
      id: 'total-cost',
      alsoAt: ['example'],
      question: 'What does a Shopify store cost to run, apart from your fee?',
      // Plan by UPI or card in rupees: help.shopify.com, account-billing-india. Shopify Payments
      // isn't offered in India, so its third-party fee applies, but not to cash on delivery:
      // help.shopify.com. The fee isn't returned on refunds: razorpay.com/docs. Checked 2026-11-26.
      // Couriers bill the higher of actual and volumetric weight, cm³ ÷ 5,000: zoopship.com, volumetric
      // weight calculator; shreemaruticourier.com, volumetric weight. Checked 2026-11-28.
      answer:
        'You pay for Shopify’s plan in rupees, and for your domain. The payment gateway charges for each online payment, and doesn’t give that back when you refund a buyer. Shopify adds a fee to each sale paid online as well, because its own payment service isn’t offered in India. Some apps charge too. Couriers charge for weight or size, whichever comes to more: most of them count half a kilo in a box of 40 × 30 × 10 cm as 2.4 kg.',
    },
    {
      id: 'opening-time',
      question: 'How long before we can take orders?',
      answer: `A basic store on a ready-made design takes ${timelines.shopifyBasic}. With its own design or special features, it takes ${timelines.shopifyCustom}. Apply to the payment company early, because it checks your documents first.`,
    },
    {
      id: 'documents',
      question: 'Which documents do we need?',
      // razorpay.com/blog/documents-required-for-payment-gateway; razorpay.com/docs, business website
      // details. Registration to sell goods to other states: help.shopify.com, India GST. Checked
      // 2026-11-26.
      answer:
        'The payment company asks for PAN, bank account and proof of the business, and for pages on terms, privacy, refunds and shipping, which we prepare. If you sell goods to another state, you need GST registration at any turnover, with few exceptions. Ask your CA.',
    },
    {
      id: 'legal',
      question: 'What does the law require of an online shop?',
      // Consumer Protection (E-Commerce) Rules 2020: taxguru.in. Legal Metrology (Packaged
      // Commodities) Rules: legalmetrologyindia.com; rule 6(10A) from 2026-07-01: taxguru.in. Checked 2026-11-26.
      answer:
        'Your legal name and address, customer care, and a named person who acknowledges each complaint within 48 hours and settles it within a month. For packed goods, the product page shows MRP with taxes, net quantity and maker, and for imported goods also importer and country. Most of it is text that you write once, and we show you where each part goes. Ask your CA which rules apply to you.',
    },
    {
      id: 'paying',
      question: 'When is the second payment due?',
      answer: [
        'When the store is complete and your team has placed trial orders. If the payment company hasn’t approved you yet, we try the checkout with a test payment.',
        'Once you’re approved, we try the first real payments by UPI and by card with you, at no extra charge.',
      ],
    },
    {
      id: 'shopify-or-woocommerce',
      question: 'Shopify or WooCommerce?',
      answer:
        'Choose Shopify if you want to sell soon and not think about servers and updates. [WooCommerce](/services/wordpress-development) suits you if the shop is part of a bigger website that somebody keeps updated.',
    },
    {
      id: 'marketplace',
      question: 'Why a store of my own if I sell on Amazon, Flipkart or Meesho?',
      answer:
        'In your own store, you know your customers’ names and numbers, and no other seller is shown beside you. You have to bring the visitors yourself, for example with [ads](/services/facebook-instagram-marketing). Many sellers do both.',
    },
  ],
  sampleQuote: 'website-development',
  related: ['facebook-instagram-marketing', 'google-marketing', 'graphic-designing'],
  closing: {
    title: 'Open your own online shop',
    text: 'Count your products and name one store whose look you like. You get a price, the running costs and an opening date.',
  },
} satisfies Service;
