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
  lead: `A Shopify store that takes UPI, cards and cash on delivery, open in ${timelines.shopifyBasic} if it’s basic. We test it until your packing table can handle real orders.`,
  times: [
    { label: 'Basic store', value: timelines.shopifyBasic },
    { label: 'Custom design or features', value: timelines.shopifyCustom },
  ],
  payment: payment.short,
  ownFact: { label: 'Takes', value: 'UPI, cards and COD' },
  specimen: {
    kind: 'parcel',
    title: 'The label on your parcel',
    note: 'Printed from the order, so nobody copies an address by hand.',
    sheet: { name: 'Parcel label', sample: 'The order fills in the blanks' },
    rows: [
      { title: 'To', description: 'Name, address and PIN code.' },
      {
        title: 'Cash to collect',
        description: 'Nil, if the order was paid by UPI.',
      },
      { title: 'Weight', description: 'From your product list, so the courier charges the right slab.' },
      { title: 'Tracking number', description: 'The customer gets it as a link.' },
    ],
  },
  features: [
    {
      title: 'An account you control',
      description:
        'You open the Shopify account with your own e-mail address, and we work through a login that you can cut off.',
    },
    {
      title: 'Catalogue and GST',
      description: 'Sizes, colours, tax codes and MRP come from your Excel list.',
    },
    {
      title: 'UPI, cards and COD',
      description:
        'A payment gateway such as Razorpay takes UPI and cards for you, once it has checked your documents. Cash on delivery can be limited to PIN codes you trust.',
    },
    {
      title: 'Courier and labels',
      description: 'Shiprocket, Delhivery or your own courier, with a tracking link for the customer.',
    },
  ],
  priceFactors: [
    {
      title: 'Ready-made or drawn for you',
      description:
        'A ready-made design (theme) with your logo and photos is quick, while one drawn for you adds weeks.',
    },
    {
      title: 'The state of your product list',
      description: 'Missing weights and unsorted sizes have to be filled in by somebody.',
    },
  ],
  process: [
    { title: 'Product list', description: 'It may come as it is, even as photos of a register.' },
    { title: 'Store build', description: 'You choose between a few designs filled with your own products.' },
    { title: 'Trial orders', description: 'With your team we order by UPI, card and COD, cancel one and refund one.' },
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
        'You pay Shopify for its plan, by card or UPI, and the gateway keeps a share of each online payment. With a gateway such as Razorpay, Shopify currently adds a fee of its own. Couriers charge too, and some apps by the month.',
    },
    {
      id: 'opening-time',
      question: 'How long before we can take orders?',
      answer: `A basic store on a ready-made design takes ${timelines.shopifyBasic}, one with a design of its own or special features ${timelines.shopifyCustom}. Apply for the gateway early: it needs your PAN, bank account, policy pages and usually GST documents.`,
    },
    {
      id: 'paying',
      question: 'When is the second payment due?',
      answer:
        'When the store is complete, that is, when your team has placed trial orders. If only the gateway’s approval is missing, we test online payment with you as soon as it comes, as part of the same job.',
    },
    {
      id: 'shopify-or-woocommerce',
      question: 'Shopify or WooCommerce?',
      answer:
        'Shopify, to sell soon and not think about servers. WooCommerce, if the shop is one part of a bigger website that somebody keeps updated.',
    },
    {
      id: 'marketplace',
      question: 'Why a store of my own if I sell on Amazon and Flipkart?',
      answer:
        'In your own store you know your customers and pay no commission, but you bring the visitors, through ads, Instagram or repeat buyers.',
    },
  ],
  related: ['facebook-instagram-marketing', 'google-marketing', 'graphic-designing'],
  closing: {
    title: 'From Excel list to open shop',
    text: 'Count your products and name one store whose look you like. Our answer has a price, the running costs and a realistic opening date.',
  },
} satisfies Service;
