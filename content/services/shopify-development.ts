import { payment, timelines } from '../facts';
import { mistakeFacts, mistakeRow, titleWithPlace, totalTitle } from '../owner-facts';
import { prices } from '../owner/prices';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';

export const shopifyDevelopment = {
  slug: 'shopify-development',
  title: 'Shopify store development',
  shortTitle: 'Shopify development',
  mistakenSlugs: ['ecommerce'],
  mapLabel: 'Shopify',
  icon: 'ShoppingBag',
  summary: 'Online shops with UPI, cash on delivery and courier.',
  meta: {
    title: titleWithPlace((place) => `Shopify e-commerce development in ${place}`),
    description: `Your own Shopify store, with UPI, cash on delivery, courier and GST bills. A basic store takes ${timelines.shopifyBasic}. See a sample quote and ${
      prices['shopify-development'] ? 'what a store costs' : 'what decides the price'
    }.`,
  },
  lead: `We build online shops on Shopify, with UPI, cards, cash on delivery and a courier. A basic store usually opens in ${timelines.shopifyBasic}.`,
  times: [
    { label: 'Basic store', value: timelines.shopifyBasic },
    { label: 'Custom design or features', value: timelines.shopifyCustom },
  ],
  payment: payment.short,
  facts: ['time', 'payment', { label: 'Shop and domain', value: 'In your name' }, ...mistakeFacts()],
  features: [
    {
      title: 'An account of your own',
      description:
        'You open the Shopify account with your own e-mail address, and can remove our login whenever you like.',
    },
    {
      title: 'Your product list',
      description:
        'Send it as it is, an Excel file or photos of a register. We’ll bring in sizes, colours, prices and stock.',
    },
    {
      title: 'GST bills',
      // Shopify starts with a default rate and makes no Indian tax invoice: help.shopify.com/en/
      // manual/taxes/india-gst; shipturtle.com/blog/invoicing-on-shopify. Checked 2026-11-26. Clothes:
      // 5 % up to ₹2,500 a piece, 18 % above, since 2025-09-22: msassociates.pro, gst-apparel. Sarees are
      // fabric: the tax board's FAQ of 2017-07-27 (taxinindia.com). Unstitched suits are fabric, 5 %:
      // Circular 13/13/2017 (gstzen.in); partly stitched ones went to a ruling: RmKV, busy.in.
      // Checked 2026-11-28.
      description:
        'Shopify by itself doesn’t make a GST invoice, so we’ll connect an app that does. Your CA names the rates, which can depend on the price: a kurta up to ₹2,500 has 5%, a costlier one 18%. Sarees and unstitched suits have 5% at any price. Partly stitched suits may count as clothing.',
    },
    {
      title: 'Courier and returns',
      // FY 2024-25: nearly 26 % of cash-on-delivery orders came back, under 2 % of prepaid ones:
      // ShipNotes, a report by Shipway, a subsidiary of Unicommerce (thehomefashion.in 2025-07-31,
      // retail.financialexpressb2b.com, cargobreakingnews.com). Checked 2026-11-29.
      description:
        'We’ll connect Shiprocket, Delhivery or your own courier, and labels are printed from the order. Cash on delivery, or COD, gets costly when parcels come back unpaid, which couriers call RTO. In Shipway’s figures for 2024–25, about one COD order in four came back, but fewer than one in fifty of those paid online. So we’ll set up a confirmation on WhatsApp, a small advance by UPI, or a limit by PIN code.',
    },
  ],
  process: [
    { title: 'Product list', description: 'You send what you have, and we’ll ask for what’s missing.' },
    {
      title: 'Design',
      description: 'You’ll choose between a few designs, filled with your own products.',
    },
    {
      title: 'Trial orders',
      description:
        'Together with your team, we’ll order by UPI, by card and on delivery, cancel one order and refund another.',
    },
    { title: 'Opening', description: 'We’ll connect your domain, and you send the link to your first customers.' },
  ],
  priceTitle: priceTitle('shopify-development', 'a Shopify store'),
  priceFactors: [
    {
      title: 'The design',
      description: 'A ready-made design gets your logo and your photos. One drawn for you adds weeks of work.',
    },
    {
      title: 'The state of your product list',
      description: 'If weights, sizes or photos are missing, you add them, or pay us for it.',
    },
    {
      title: 'Special features',
      // Shopify takes subscriptions only through some gateways, and Razorpay isn't one:
      // help.subi.co/en/articles/6138200; vectorlabs.pages.dev. Checked 2026-11-28.
      description:
        'A size guide, prices for dealers and a link to Tally each have their own price. Subscriptions need special work, because Shopify’s checkout can’t collect repeated payments through Indian payment companies.',
    },
  ],
  technologies: ['Shopify', 'Razorpay', 'Cashfree', 'Shiprocket', 'Delhivery'],
  faq: [
    {
      id: 'total-cost',
      question: 'What does a Shopify store cost to run, apart from your fee?',
      // Plan by UPI or card in rupees: help.shopify.com, account billing for India; third-party transaction
      // fees: help.shopify.com, pricing overview, bluebarry.ai. Checked 2026-11-28. Shopify Payments isn't
      // offered in India, and its fee isn't due on cash on delivery: help.shopify.com. The payment company
      // keeps its fee on refunds: razorpay.com/docs. Checked 2026-11-26. Couriers bill the higher of actual
      // and volumetric weight, most with cm³ ÷ 5,000: zoopship.com, shreemaruticourier.com. Checked
      // 2026-11-28.
      answer: [
        'You’ll pay for Shopify’s plan, in rupees, and for your domain. The payment gateway charges for each online payment, and doesn’t give that back when you refund a buyer. Shopify adds a fee of its own to each sale paid online, because its payment service isn’t offered in India. Some apps charge too.',
        'Couriers charge for weight or size, whichever comes to more. Most divide the box’s size in cm³ by 5,000, so half a kilo in a box of 40 × 30 × 10 cm counts as 2.4 kg. A saree costs less to send in a flat courier bag.',
      ],
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
      // details. Checked 2026-11-26. Registration to sell goods to other states: CGST Act, s. 24
      // (taxwink.com). Checked 2026-11-28.
      answer:
        'The payment company wants your PAN, your bank account and a proof of the business, and pages on terms, privacy, refunds and shipping, which we’ll prepare. To sell goods to another state you need GST registration at any turnover, with few exceptions. Ask your CA.',
    },
    {
      id: 'legal',
      question: 'What does the law require of an online shop?',
      // Consumer Protection (E-Commerce) Rules 2020: taxguru.in, duties of Indian e-commerce entities.
      // Rule 6(10A) of the Legal Metrology (Packaged Commodities) Rules, imported products, since
      // 2026-07-01: taxguru.in. Checked 2026-11-28. Declarations: legalmetrologyindia.com. Checked
      // 2026-11-26.
      answer:
        'The e-commerce rules want your legal name and address, customer care, and a named person who acknowledges each complaint within 48 hours and settles it within a month. For packed goods, the product page shows MRP with taxes, net quantity and maker. For imported goods it also shows importer and country, and buyers must be able to filter by country. We’ll show you where each part goes. Ask your CA which rules apply to you.',
    },
    {
      id: 'food',
      question: 'Can we sell sweets and other food?',
      // Slots by area and postal code: support.zapiet.com, configuring delivery slots; a last hour for
      // orders: identixweb.com, cut-off time. Sellers of food online show their FSSAI number and a clear
      // picture of the front of the pack: quickcompany.in, FSSAI license for e-commerce; off2e.com.
      // Checked 2026-11-29.
      answer:
        'Yes. Buyers choose half or one kilo like a size. With an app, they also choose a day and a time slot in the PIN codes you deliver to, and before a festival it takes no orders after the day you set. Your FSSAI number and a clear picture of the pack have to be on the page.',
    },
    {
      id: 'paying',
      question: 'When is the last payment due?',
      answer: [
        'It’s due when the store is complete and your team has placed trial orders. If the payment company hasn’t approved you by then, we’ll try the checkout with a test payment.',
        'Once you’re approved, we’ll try the first real payments by UPI and by card with you, at no extra charge.',
      ],
    },
    {
      id: 'shopify-or-woocommerce',
      question: 'Shopify or WooCommerce?',
      answer:
        'Choose Shopify if you want to sell soon and not think about servers and updates. [WooCommerce](/services/wordpress-development) suits you if the shop is part of a bigger website somebody keeps updated.',
    },
    {
      id: 'marketplace',
      question: 'Why a store of my own if I sell on Amazon, Flipkart or Meesho?',
      answer:
        'In your own store you’ll know your customers’ names and numbers, and no other seller is shown next to you. You have to bring the visitors yourself, for example with [ads](/services/facebook-instagram-marketing).',
    },
  ],
  sampleQuote: {
    id: 'sample-quote-shopify',
    job: 'a Shopify store',
    example: 'A saree shop, a hundred sarees',
    rows: [
      {
        title: 'Store on a ready-made design',
        hasPrice: true,
        description: 'Your logo, colours and photos, and the sarees sorted by fabric, price and occasion.',
      },
      {
        title: 'A hundred sarees',
        hasPrice: true,
        description: 'We’ll bring in name, fabric, length, price, GST rate, weight and stock from your register.',
      },
      {
        title: 'UPI, cards and cash on delivery',
        hasPrice: true,
        description: 'Buyers confirm a cash order on WhatsApp before you pack it.',
      },
      {
        title: 'Courier and GST invoice',
        hasPrice: true,
        description: 'Your courier’s account and an app for the invoice, both connected and tried out.',
      },
      {
        title: 'Your own design',
        hasPrice: true,
        isOptional: true,
        description: `Drawn for your shop instead of a ready-made one. With it, the store takes ${timelines.shopifyCustom}.`,
      },
      {
        title: 'Paid to others',
        description:
          'You pay Shopify, the payment company, the courier, the invoice app and the registrar of your domain directly. This isn’t in our total.',
      },
      {
        title: 'Not included',
        description: 'Photography, ads, and answering buyers, which your own people do.',
      },
      {
        title: 'Who owns what',
        description:
          'The Shopify account, the domain and the list of customers belong to the shop from the start, and what we make for it once it’s paid for. The ready-made design and the apps stay their makers’.',
      },
      {
        title: totalTitle,
        hasPrice: true,
        description: `For a job of this size, you pay ${payment.smallProjects}.`,
      },
      {
        title: 'Start and opening, with their dates',
        description: 'We’ll begin when we have your list, your photos and the name of one person who decides.',
      },
      mistakeRow,
    ],
  },
  related: ['facebook-instagram-marketing', 'google-marketing', 'graphic-designing'],
  closing: {
    title: 'Open your own online shop',
    text: 'Count your products and name one store whose look you like. You’ll get a price, the running costs and an opening date.',
  },
} satisfies Service;
