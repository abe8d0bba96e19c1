import { faultDate } from '../agency';
import { emergencyCover, payment, timelines } from '../facts';
import type { Service } from '../types';

export const shopifyDevelopment = {
  slug: 'shopify-development',
  title: 'Your online store, built on Shopify',
  shortTitle: 'Shopify development',
  mapLabel: 'Shopify',
  icon: 'shopping-bag',
  cardDescription: 'An online shop with UPI, COD and courier set up.',
  meta: {
    title: 'Shopify online store development in India',
    description:
      'E-commerce stores on Shopify for Indian sellers: theme, products, GST, UPI and cash on delivery, courier links, and trial orders with your team.',
  },
  lead: 'Open a Shopify store that takes UPI, cards and cash on delivery. We set up products, GST and courier pick-up and test them with you, so the person at your packing table can handle the first order. New to selling online? We’ll start with what a shop costs to run.',
  timing: { label: 'Basic store', value: timelines.shopifyBasic },
  payment: payment.board,
  ownFact: { label: 'Takes', value: 'UPI, cards and COD' },
  features: [
    {
      title: 'Store in your name',
      description:
        'You open the Shopify account with your own e-mail address. We work through a collaborator login that you can cut off yourself.',
    },
    {
      title: 'Catalogue and GST',
      description:
        'We load sizes, colours, tax codes and MRP from your sheet. Your accountant approves a sample invoice before the shop opens.',
    },
    {
      title: 'UPI, cards and COD',
      description:
        'We connect Razorpay, Cashfree or PayU once it has checked your papers. You can allow cash on delivery only in PIN codes you trust.',
    },
    {
      title: 'Courier and labels',
      description:
        'Shiprocket, Delhivery or your own courier, with weight slabs, labels and a tracking link. Bulky goods can go by your own tempo, in PIN codes you choose.',
    },
  ],
  priceFactors: [
    {
      title: 'A shop that’s quick to open',
      description: 'A ready theme with your logo and photos, a tidy product sheet, one gateway and one courier.',
    },
    {
      title: 'A shop that costs more',
      description:
        'A design drawn for you, missing weights and unsorted sizes, links to billing software or marketplaces.',
    },
    {
      title: 'A bill that comes monthly',
      description:
        'Makers of apps charge by the month. First we use what Shopify already includes, and we ask before adding one.',
    },
  ],
  comparison: {
    title: 'Shopify, WordPress or built from scratch?',
    note: 'Each has a drawback. For the third, see our web applications.',
    columns: ['Shopify', 'WordPress with WooCommerce', 'Shop built from scratch'],
    rows: [
      {
        title: 'Right for you if',
        cells: [
          'you want to sell soon and not think about servers',
          'your shop is one part of a bigger website',
          'ready-made shops can’t do what you need, say a rate for each dealer',
        ],
      },
      {
        title: 'Day-to-day work',
        cells: [
          'Your staff add products in the app or a browser',
          'Your staff do, with a little training',
          'Your staff, in screens built for your trade',
        ],
      },
      {
        title: 'Running costs',
        cells: [
          'Domain, Shopify’s plan, gateway charges and often a fee per sale, some apps',
          'Hosting, gateway charges, a few plugin licences, updates',
          'Hosting, gateway charges and upkeep by a developer',
        ],
      },
      {
        title: 'Drawback',
        cells: [
          'The checkout keeps Shopify’s layout, and you rent the platform',
          'Somebody must keep it updated and backed up',
          'The highest price to build, and the longest wait',
        ],
      },
    ],
  },
  process: [
    {
      title: 'Product sheet',
      description: 'Send the catalogue as it is, even as photos of a register. We’ll see what’s missing.',
    },
    {
      title: 'Store build',
      description:
        'You choose a theme shown with your own products. Menus and delivery go in while the gateway checks your papers. When it says yes, we switch on online payment.',
    },
    {
      title: 'Trial orders and opening',
      description:
        'With your team we place orders by UPI, card and COD, cancel one and refund one. Then we’re a call away while the first real orders go out.',
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
        'You pay Shopify for its plan, by card or UPI, and the gateway keeps a share of each online payment. With a gateway such as Razorpay, Shopify currently adds a fee of its own. Couriers and some apps charge too. Before you decide, we list them with links to the current prices.',
    },
    {
      id: 'opening-time',
      question: 'How long before we can take orders?',
      answer: `A basic store on a ready theme takes ${timelines.shopifyBasic}. One with a custom theme or special features takes ${timelines.shopifyCustom}. Apply for the gateway early: it needs your PAN, bank account, policy pages and usually GST papers, and takes its own time. For Diwali sales, begin well before.`,
    },
    {
      id: 'marketplace',
      question: 'I sell on Amazon and Flipkart. Why a store of my own?',
      answer:
        'On a marketplace the customer belongs to the marketplace. In your own store you know your customers and pay no marketplace commission, but you have to bring the visitors, through ads, Instagram or repeat buyers. Many sellers keep both.',
    },
    {
      id: 'limits',
      question: 'Can we change just about anything in Shopify?',
      answer:
        'Not quite. The checkout keeps Shopify’s layout on the ordinary plans, apart from logo and colours. An advance on made-to-order goods usually needs a paid app. If what you need isn’t possible, we say so before you pay, and WooCommerce may suit you better.',
    },
    {
      id: 'paying-and-owning',
      question: 'How do I pay you, and who owns the store?',
      answer: `A basic store is paid ${payment.inHalves}, and “done” means tested and ready to open. If the gateway is still checking your papers, we finish the rest and test payments when it says yes. Your quote says if part of the second half waits for that. Bigger ones go in stages. Account, domain, customers and orders are yours from day one. A theme we code is yours, in writing, once it’s paid for. A bought theme belongs to its maker, and you go on using it. Leaving Shopify? Download products, customers and orders first.`,
    },
    {
      id: 'after-opening',
      question: 'Who helps when a sale is on and something breaks?',
      answer: `Call us in office hours. If we set a delivery charge wrong, we correct it free, until ${faultDate}. For late nights and Diwali weekends, take a maintenance plan, which has ${emergencyCover}. Shopify keeps the servers running. Theme, apps, payment and courier settings are our part.`,
    },
  ],
  related: ['facebook-instagram-marketing', 'google-marketing', 'graphic-designing'],
  closing: {
    title: 'What will your store sell?',
    text: 'Count your products and send us one store whose look you like. You’ll get a price, a list of the running costs and a realistic opening date.',
  },
} satisfies Service;
