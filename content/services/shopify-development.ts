import { emergencyCover, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const shopifyDevelopment = {
  slug: 'shopify-development',
  title: 'Shopify store development',
  shortTitle: 'Shopify development',
  mapLabel: 'Shopify',
  icon: 'shopping-bag',
  cardDescription: 'An online shop with UPI, COD and courier set up.',
  meta: {
    title: 'Shopify development company in India',
    description:
      'E-commerce stores on Shopify for Indian sellers: theme, products, GST, UPI and cash on delivery, courier links, and trial orders with your team.',
  },
  lead: 'Sell online from a Shopify store that takes UPI, cards and cash on delivery. Products, GST and courier pick-up are set and tested, so the person at your packing table can handle the first order. New to e-commerce? We begin with what a shop costs to run.',
  timing: { label: 'Basic store', value: timelines.shopifyBasic },
  payment: payment.board,
  features: [
    {
      title: 'Store in your name',
      description:
        'The Shopify account is opened with your e-mail address and your card. We work through a collaborator login that you can cut off yourself.',
    },
    {
      title: 'Theme set or coded',
      description:
        'A basic store uses a good ready theme with your logo, colours and photos. A custom store gets sections of its own, which you can still move around in the theme editor.',
    },
    {
      title: 'Catalogue from Excel',
      description:
        'Sizes, colours, tax codes, stock and MRP are cleaned in your sheet and imported. A saree gets fabric and blouse details, a spare part the machines it fits.',
    },
    {
      title: 'UPI, cards and COD',
      description:
        'Razorpay, Cashfree or PayU is connected after its KYC check of your business. An app can keep cash on delivery to the PIN codes you are willing to serve.',
    },
    {
      title: 'Courier and labels',
      description:
        'Shiprocket, Delhivery or your own courier account is linked, with weight slabs, pick-up address and label printing. Customers get a tracking link by SMS or e-mail.',
    },
    {
      title: 'GST-ready invoices',
      description:
        'Tax rates by product group and an invoice format with your GSTIN. Your accountant approves a sample before the shop opens.',
    },
    {
      title: 'WhatsApp and e-mail alerts',
      description:
        'Order, dispatch and abandoned-cart messages in your wording. WhatsApp messages need an app that charges for them, and you hear the price before we add it.',
    },
    {
      title: 'Tracking set right',
      description:
        'GA4, the Meta pixel and Search Console are connected and tried with test orders, so later advertising counts real sales.',
    },
  ],
  process: [
    {
      title: 'Product sheet',
      description:
        'You send the catalogue as it is, even as photos of a register. From it we see variants, tax groups and missing weights.',
    },
    {
      title: 'Theme choice',
      description:
        'For a basic store you pick between suitable themes shown with your own products. For a custom one we draw the home, collection and product pages.',
    },
    {
      title: 'Store build',
      description:
        'Sections, menus, policies, payment and delivery rules are put in behind a password while the gateway checks your papers.',
    },
    {
      title: 'Trial orders',
      description:
        'We buy from the store by UPI, by card and on COD, then cancel, refund and print a label. Your team watches or does it themselves.',
    },
    {
      title: 'Opening day',
      description:
        'The password comes off, the domain is connected, and we stay reachable in office hours while the first real orders go out.',
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
        'Shopify bills its plan to your card, and the gateway keeps a share of each online payment. With a gateway such as Razorpay, Shopify currently adds a fee. Couriers and some apps charge too. We list these with links to the current price pages, and you pay each company directly.',
    },
    {
      id: 'opening-time',
      question: 'How long before we can take orders?',
      answer: `A basic store on a ready theme takes ${timelines.shopifyBasic}. One with a custom theme or special features takes ${timelines.shopifyCustom}. Gateway approval is outside our hands, so apply early: it needs your PAN, bank account, policy pages and usually GST papers. Product photos should reach us before the build begins.`,
    },
    {
      id: 'marketplace',
      question: 'I sell on Amazon and Flipkart. Why a store of my own?',
      answer:
        'On a marketplace the customer belongs to the marketplace. In your own store you keep the name, the number and the margin, but you also bring the visitors, through ads, Instagram or repeat buyers. Many sellers keep both. The same product sheet serves for each, and apps can match the stock.',
    },
    {
      id: 'limits',
      question: 'Can any part of Shopify be changed?',
      answer:
        'No. Home, product and collection pages are open to us, but on the ordinary plans the checkout steps keep Shopify’s layout, apart from logo and colours. Deeper checkout changes need Shopify Plus. If you require something the platform does not allow, you will hear it before paying, and WooCommerce may suit you better.',
    },
    {
      id: 'paying-and-owning',
      question: 'How do I pay you, and who owns the store?',
      answer: `A basic store is paid ${payment.smallProjects}, and completion means a tested store ready to open. Custom themes, big catalogues and links with billing software go by ${payment.largeProjects}. The account, domain, customer list and orders are yours from the first day, the custom theme code when the last bill is cleared. Shopify rents you the platform, so the shop runs as long as its plan is paid.`,
    },
    {
      id: 'after-opening',
      question: 'Who helps when a sale is on and something breaks?',
      answer: `Call or write ${officeHours.text}. For late nights and Diwali weekends, take a maintenance plan, which has ${emergencyCover}. Shopify runs the servers. Our part is the theme, apps, payment and courier settings. Packing, returns and customer calls stay with your team.`,
    },
  ],
  related: ['facebook-instagram-marketing', 'google-marketing', 'graphic-designing'],
  closing:
    'If you want to sell in a festive season, begin well before it: gateways take their time to approve a new shop. Count your products and send us one store whose look you like.',
  updated: '2026-11-21',
} satisfies Service;
