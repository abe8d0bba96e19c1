import { payment, timelines } from '../facts';
import type { Service } from '../types';

export const shopifyDevelopment = {
  slug: 'shopify-development',
  title: 'Your online store, built on Shopify',
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
  lead: 'Open a Shopify store that takes UPI, cards and cash on delivery. We test it until the person at your packing table can handle the first order.',
  times: [
    { label: 'Basic store', value: timelines.shopifyBasic },
    { label: 'Custom theme or features', value: timelines.shopifyCustom },
  ],
  payment: payment.short,
  ownFact: { label: 'Takes', value: 'UPI, cards and COD' },
  specimen: {
    kind: 'parcel',
    title: 'The label on your parcel',
    note: 'Printed from the order, so nobody copies an address by hand.',
    sheet: { name: 'Parcel label', sample: 'The order fills in the blanks' },
    rows: [
      { title: 'To', description: 'Name, address and PIN code, as the customer typed them.' },
      {
        title: 'Cash to collect',
        description: 'The amount for cash on delivery. For an order paid by UPI, it says nil.',
      },
      { title: 'Weight', description: 'Taken from your product list, so the courier charges the right slab.' },
      { title: 'Tracking number', description: 'The customer gets it as a link.' },
    ],
  },
  features: [
    {
      title: 'Store in your name',
      description:
        'You open the Shopify account with your own e-mail address. We work through a collaborator login that you can cut off yourself.',
    },
    {
      title: 'Catalogue and GST',
      description:
        'We load sizes, colours, tax codes and MRP from your Excel list. Your accountant approves a sample invoice.',
    },
    {
      title: 'UPI, cards and COD',
      description:
        'We connect a payment gateway (Razorpay, Cashfree or PayU) once it has checked your documents. You can allow cash on delivery only in PIN codes you trust.',
    },
    {
      title: 'Courier and labels',
      description:
        'Shiprocket, Delhivery or your own courier, with labels and a tracking link. Bulky goods can go by your own tempo.',
    },
  ],
  priceFactors: [
    {
      title: 'A shop that’s quick to open',
      description: 'A ready theme with your logo and photos, a tidy product list, one gateway and one courier.',
    },
    {
      title: 'A shop that costs more',
      description:
        'A design drawn for you, missing weights and unsorted sizes, links to billing software or marketplaces.',
    },
    {
      title: 'A bill that comes monthly',
      description: 'Makers of apps charge by the month. We use what Shopify includes first, and ask before adding one.',
    },
  ],
  comparison: {
    title: 'Shopify, WordPress or built from scratch?',
    note: 'A shop built from scratch is a web application.',
    columns: ['Right for you if', 'Drawback'],
    rows: [
      {
        title: 'Shopify',
        cells: [
          'you want to sell soon and not think about servers',
          'The checkout keeps Shopify’s layout, and you rent the platform',
        ],
      },
      {
        title: 'WordPress with WooCommerce',
        cells: ['your shop is one part of a bigger website', 'Somebody must keep it updated and backed up'],
      },
      {
        title: 'A shop built from scratch',
        cells: [
          'you need what ready-made shops lack, say a rate for each dealer',
          'The highest price to build, and the longest wait',
        ],
      },
    ],
  },
  process: [
    {
      title: 'Product list',
      description: 'Send the catalogue as it is, even as photos of a register.',
    },
    {
      title: 'Store build',
      description:
        'You see a few themes with your own products and choose one. While the gateway checks your documents, we set up menus and delivery.',
    },
    {
      title: 'Trial orders and opening',
      description:
        'With your team we place orders by UPI, card and COD, cancel one and refund one. When real orders come in, we’re a call away.',
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
        'You pay Shopify for its plan, by card or UPI, and the gateway keeps a share of each online payment. With a gateway such as Razorpay, Shopify currently adds a fee as well. Couriers and some apps charge too. We list them first, with links to current prices.',
    },
    {
      id: 'opening-time',
      question: 'How long before we can take orders?',
      answer: `A basic store on a ready theme takes ${timelines.shopifyBasic}. One with a custom theme or special features takes ${timelines.shopifyCustom}. Apply for the gateway early. It needs your PAN, bank account, policy pages and usually GST documents. For Diwali, begin well before.`,
    },
    {
      id: 'paying-and-owning',
      question: 'When do I pay the second half?',
      answer:
        'When the store is complete: your team has placed trial orders, and it’s ready to open. Is only the gateway’s approval missing? Then we test online payment with you as soon as it comes, as part of the same job.',
    },
    {
      id: 'marketplace',
      question: 'I sell on Amazon and Flipkart. Why a store of my own?',
      answer:
        'In your own store you know your customers and pay no marketplace commission, but you bring the visitors, through ads, Instagram or repeat buyers.',
    },
  ],
  related: ['facebook-instagram-marketing', 'google-marketing', 'graphic-designing'],
  closing: {
    title: 'Ready to open your Shopify store?',
    text: 'Count your products and send us one store whose look you like. You’ll get a price, a list of running costs and a realistic opening date.',
  },
} satisfies Service;
