import { emergencySupport, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const shopifyDevelopment = {
  slug: 'shopify-development',
  title: 'Shopify development',
  shortTitle: 'Shopify development',
  mapLabel: 'Shopify',
  icon: 'shopping-bag',
  cardDescription: 'A shop with UPI, COD and courier set up.',
  meta: {
    title: 'Shopify store development in India',
    description:
      'Shopify stores for Indian sellers: theme, products, GST, UPI and cash on delivery, courier links, and trial orders with your team before you open.',
  },
  lead: 'We put your goods online in a Shopify store that takes UPI, cards and cash on delivery. Products, GST and courier pick-up are set and tested, so the person at your packing table can handle the first order.',
  timing: { label: 'Basic store', value: timelines.shopifyBasic },
  features: [
    {
      title: 'Store in your name',
      description:
        'The Shopify account is opened with your e-mail address and your card. We work through a collaborator login that you can cut off at any time.',
    },
    {
      title: 'Theme set or coded',
      description:
        'A basic store uses a good ready theme with your logo, colours and photos. A custom store gets its own Liquid sections, which you can still move around in the theme editor.',
    },
    {
      title: 'Catalogue from Excel',
      description:
        'Sizes, colours, HSN codes, stock and MRP are cleaned in your sheet and imported. A saree gets fabric and blouse details, a spare part the machines it fits.',
    },
    {
      title: 'UPI, cards and COD',
      description:
        'Razorpay, Cashfree or PayU is connected after its KYC check of your business. An app can keep cash on delivery to the PIN codes you are willing to serve.',
    },
    {
      title: 'Courier and labels',
      description:
        'Shiprocket, Delhivery or your own courier account is linked, with weight slabs, pick-up address and label printing. Customers get a tracking link.',
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
      step: 1,
      title: 'Product sheet',
      description:
        'You send the catalogue as it is, even as photos of a register. From it we see variants, tax groups and missing weights.',
    },
    {
      step: 2,
      title: 'Theme choice',
      description:
        'For a basic store you pick between suitable themes shown with your own products. For a custom one we draw the home, collection and product pages.',
    },
    {
      step: 3,
      title: 'Store build',
      description:
        'Sections, menus, policies, payment and delivery rules are put in behind a password while the gateway checks your papers.',
    },
    {
      step: 4,
      title: 'Trial orders',
      description:
        'We buy from the store by UPI, by card and on COD, then cancel, refund and print a label. Your team watches or does it themselves.',
    },
    {
      step: 5,
      title: 'Opening day',
      description:
        'The password comes off, the domain is connected, and we stay reachable in office hours while the first real orders go out.',
    },
  ],
  technologies: {
    title: 'Inside your Shopify store',
    items: [
      'Shopify Liquid',
      'Online Store 2.0',
      'Horizon and Dawn themes',
      'Metafields',
      'Shopify Flow',
      'Shopify Admin API',
      'Razorpay',
      'Cashfree',
      'Shiprocket',
      'Delhivery',
      'GA4',
    ],
  },
  faq: [
    {
      id: 'total-cost',
      question: 'Besides your fee, what does a Shopify store cost to run?',
      answer:
        'Shopify bills its plan to your card, and the gateway keeps a share of every online payment. When that gateway is not Shopify’s own, as with Razorpay, Shopify adds a fee on those orders. Couriers and some apps charge too. We list these with links to the current price pages, and you pay each company directly.',
    },
    {
      id: 'paying-us',
      question: 'How is your fee for the store divided?',
      answer: `For a basic store it is ${payment.smallProjects}, and completion means a tested store ready to open. Custom themes, big catalogues and links with billing software are larger jobs, so we bill them by ${payment.largeProjects}. An app or theme you choose to buy is charged to you by its maker.`,
    },
    {
      id: 'opening-time',
      question: 'How long before we can take orders?',
      answer: `A basic store on a ready theme takes ${timelines.shopifyBasic}. One with a custom theme or special features takes ${timelines.shopifyCustom}. Gateway approval is outside our hands, so apply early: it needs your PAN, bank account, policy pages and usually GST papers. Product photos should reach us before the build begins.`,
    },
    {
      id: 'limits',
      question: 'Can every part of Shopify be changed?',
      answer:
        'No. Home, product and collection pages are open to us, but on the ordinary plans the checkout steps keep Shopify’s layout, apart from logo and colours. Deeper checkout changes need Shopify Plus. If you require something the platform does not allow, you will hear it before paying, and WooCommerce may suit you better.',
    },
    {
      id: 'who-owns',
      question: 'Do we own the store if we stop working with you?',
      answer:
        'The account, domain, customer list and order history belong to you from the first day, and custom theme code becomes yours when the last bill is cleared. Shopify rents you the platform, so the shop runs as long as its plan is paid. Products, customers and orders can be exported as CSV files.',
    },
    {
      id: 'after-opening',
      question: 'Who helps when a sale is on and something breaks?',
      answer: `Call or write ${officeHours.text}. For late nights and Diwali weekends we run ${emergencySupport}. Shopify runs the servers. Our part is the theme, apps, payment and courier settings. Packing, returns and customer calls stay with your team.`,
    },
  ],
  related: ['facebook-instagram-marketing', 'google-marketing', 'graphic-designing'],
  closing:
    'Count your products, pick a store whose look you like, and send us both. Say also whether you already have a payment gateway or courier account.',
  updated: '2026-11-21',
} satisfies Service;
