import { payment, timelines } from '../facts';
import type { Service } from '../types';

export const shopifyDevelopment = {
  slug: 'shopify-development',
  title: 'Shopify store development',
  shortTitle: 'Shopify development',
  mistakenSlugs: ['ecommerce'],
  mapLabel: 'Shopify',
  icon: 'shopping-bag',
  summary: 'An online shop with UPI, COD and courier set up.',
  meta: {
    title: 'Shopify online store development in India',
    description:
      'E-commerce stores on Shopify for Indian sellers: theme, products, GST, UPI and cash on delivery, courier links, and trial orders with your team.',
  },
  lead: `Sell in your own Shopify store, with UPI, cards and cash on delivery. A basic one usually opens in ${timelines.shopifyBasic}, trial orders with your team included.`,
  times: [
    { label: 'Basic store', value: timelines.shopifyBasic },
    { label: 'Custom design or features', value: timelines.shopifyCustom },
  ],
  payment: payment.short,
  extraFact: { label: 'Takes', value: 'UPI, cards and COD' },
  example: {
    kind: 'parcel',
    title: 'The label on your parcel',
    note: 'Printed from the order, so nobody copies an address by hand.',
    sheet: { name: 'Parcel label', sample: 'The order fills in the blanks' },
    rows: [
      { title: 'To', description: 'Name, address and PIN code.' },
      {
        title: 'Cash to collect',
        description: 'It says nil if the order was paid online.',
      },
      { title: 'Weight', description: 'It comes from your product list, so the courier charges the right slab.' },
      { title: 'Tracking number', description: 'The customer gets it as a link.' },
    ],
  },
  features: [
    {
      title: 'An account you control',
      description: 'You open the Shopify account with your own e-mail address, and can cut off our login.',
    },
    {
      title: 'Catalogue and GST',
      description: 'We take sizes, colours, tax codes and MRP from your Excel list.',
    },
    {
      title: 'UPI, cards and COD',
      description:
        'A payment gateway such as Razorpay collects UPI and card payments for you, once it has checked your documents. You can limit cash on delivery to PIN codes you trust.',
    },
    {
      title: 'Courier and labels',
      description: 'We connect Shiprocket, Delhivery or your own courier, and the customer has a tracking link.',
    },
  ],
  priceFactors: [
    {
      title: 'Ready-made or drawn for you',
      description:
        'With a ready-made design (theme), we add your logo and photos. A design drawn for you adds weeks of work.',
    },
    {
      title: 'The state of your product list',
      description: 'If weights or sizes are missing, somebody must fill them in, and you pay for it when we do.',
    },
  ],
  process: [
    { title: 'Product list', description: 'Give it to us as it is, even as photos of a register.' },
    { title: 'Store build', description: 'You choose between a few designs filled with your own products.' },
    {
      title: 'Trial orders',
      description: 'With your team, we order by UPI, card and COD, cancel one order and refund another.',
    },
  ],
  technologies: {
    title: 'Inside your Shopify store',
    items: ['Shopify', 'Razorpay', 'Cashfree', 'Shiprocket', 'Delhivery'],
  },
  faq: [
    {
      id: 'total-cost',
      question: 'Besides your fee, what does a Shopify store cost to run?',
      answer:
        'You pay for your domain and Shopify’s plan, by card or UPI, and the gateway keeps a share of each online payment. With a gateway such as Razorpay, Shopify currently adds a fee of its own. Couriers and some apps charge too.',
    },
    {
      id: 'opening-time',
      question: 'How long before we can take orders?',
      answer: `A basic store on a ready-made design takes ${timelines.shopifyBasic}. With its own design or special features, it takes ${timelines.shopifyCustom}. Apply for the gateway early, because it needs your PAN, bank account, policy pages and usually GST documents.`,
    },
    {
      id: 'paying',
      question: 'When is the second payment due?',
      answer:
        'It’s due when the store is complete and your team has placed trial orders, online ones in the gateway’s test mode if it hasn’t approved you yet. Once it has, we test real payments with you.',
    },
    {
      id: 'shopify-or-woocommerce',
      question: 'Shopify or WooCommerce?',
      answer:
        'Choose Shopify if you want to sell soon and not think about servers. WooCommerce suits you if the shop is one part of a bigger website that somebody keeps updated.',
    },
    {
      id: 'marketplace',
      question: 'Why a store of my own if I sell on Amazon and Flipkart?',
      answer:
        'In your own store you know your customers and pay no marketplace commission. You bring the visitors yourself, though.',
    },
  ],
  related: ['facebook-instagram-marketing', 'google-marketing', 'graphic-designing'],
  closing: {
    title: 'From Excel list to open shop',
    text: 'Count your products and name one store whose look you like. We’ll answer with a price, the running costs and an opening date.',
  },
} satisfies Service;
