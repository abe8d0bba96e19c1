import { designRevisions, payment, timelines } from '../facts';
import { mistakeFacts } from '../owner-facts';
import { titleWithPlace } from '../place';
import type { Service } from '../types';

export const graphicDesigning = {
  slug: 'graphic-designing',
  title: 'Graphic designing services',
  shortTitle: 'Graphic designing',
  mapLabel: 'Design',
  icon: 'Palette',
  summary: 'Logos, packaging, boards and banners, ready to print.',
  meta: {
    title: titleWithPlace((place) => `Graphic designing services in ${place}`),
    description: `We design logos, visiting cards, packaging and shop boards, with the files your printer needs. Simple designs take ${timelines.designSimple}. Get a free quote.`,
  },
  lead: `We design logos, visiting cards, packaging and shop boards, and you get the files that your printer needs. A simple design takes ${timelines.designSimple}, a logo with branding ${timelines.designBranding}.`,
  times: [
    { label: 'Simple design', value: timelines.designSimple },
    { label: 'Logo and branding', value: timelines.designBranding },
  ],
  payment: payment.short,
  facts: ['time', 'payment', { label: 'Changes', value: `Up to ${designRevisions.maximum} rounds` }, ...mistakeFacts()],
  example: {
    kind: 'logo',
    title: 'One logo, four tests',
    note: 'Here it’s a lamp shop’s, which we’ve drawn for this page. Yours will have to pass the same four.',
    parts: [
      {
        use: 'grid',
        title: 'On its grid',
        description: 'It’s built from circles and lines, so it can be redrawn at any size.',
      },
      {
        use: 'one-colour',
        title: 'In one colour',
        description: 'It works on a stamp, in a newspaper or as a carved sign.',
      },
      { use: 'sign', title: 'On the board', description: 'The painter gets all the measurements.' },
      { use: 'bill', title: 'On a bill', description: 'It stays clear in small black print on thin paper.' },
    ],
  },
  features: [
    {
      title: 'Logo and branding',
      // Trade Marks Act, s. 107, as amended from 2024-08-01: taxguru.in. Templates: boldcitylegal.com.
      // Checked 2026-11-26.
      description:
        'Your logo comes in colour, in black, and in white for dark backgrounds, with a short guide to colours and fonts. We draw it ourselves, because a logo from a template usually can’t be registered as a trade mark.',
    },
    {
      title: 'Visiting cards, bill books, brochures',
      description: 'Your printer can use the files as they are. A light PDF is for e-mail.',
    },
    {
      title: 'Packaging and labels',
      // Declarations: acuitylaw.co.in 2025-02-18; barcodes with 890: gs1india.org. Checked 2026-11-26.
      description:
        'We draw on the outline that your press gives you, and leave room for what the law requires, from MRP and net quantity to the FSSAI number on food, and for a barcode. What the wording must say is for you or your adviser to check. A barcode that chains accept comes from GS1 India.',
    },
    {
      title: 'Shop boards and banners',
      // Marathi on all boards in Maharashtra: hindustantimes.com 2022-04-06. 60 % Kannada in
      // Karnataka: deccanherald.com, February 2024. GSTIN on the name board: CGST Rule 18(2).
      // Checked 2026-11-26.
      description:
        'We draw boards to scale, with letters that can be read from across the road. In Maharashtra the name must come first in Marathi, in letters not smaller than the others. In Karnataka 60% must be in Kannada. Your GSTIN belongs on the board at the entrance.',
    },
    {
      title: 'Lettering in Indian scripts',
      description:
        'We use typefaces made for the script, and check matras and conjuncts. Tell us the language before you order.',
    },
  ],
  priceTitle: 'What a logo or a design costs',
  priceLead: 'What a design costs depends mainly on three things.',
  priceFactors: [
    {
      title: 'Arranged, or drawn from nothing',
      description: 'If you send text and photos, we only arrange them. A logo starts from a blank page.',
    },
    {
      title: 'A set, or one by one',
      description: 'A card, a letterhead and a bill book in one style usually cost less than three separate orders.',
    },
    { title: 'How many languages', description: 'Each script needs its own lettering and its own check.' },
  ],
  technologies: ['Adobe Illustrator', 'Adobe Photoshop', 'CorelDRAW', 'Figma', 'Canva for posts that you edit'],
  faq: [
    {
      id: 'turnaround',
      question: 'How fast will I get the design?',
      answer: `A visiting card, a post or a flex banner is ready in ${timelines.designSimple}, a logo with its guide in ${timelines.designBranding}. The days start when we have text, photos, sizes and the advance.`,
    },
    {
      id: 'changes',
      question: 'How many changes can I ask for?',
      answer: `You may ask for ${designRevisions.text} on the agreed brief. A round is one list of corrections, small or large, so please collect everyone’s remarks first. After that, you hear the price before we go on.`,
    },
    {
      id: 'files-and-rights',
      question: 'Will I get the CDR or AI file?',
      answer: [
        'Yes, and print PDF, SVG and PNG too, once the design is paid for.',
        'Until then you check spellings and prices on a watermarked proof.',
      ],
    },
    {
      id: 'copyright',
      question: 'Does the logo belong to me?',
      // Copyright Act 1957, s. 17 and 19: a logo stays the designer's until it's assigned in writing.
      // Checked 2026-11-26.
      answer: [
        'Once it’s paid for, yes.',
        'By Indian law the copyright in a logo stays with an outside designer until it’s signed over in writing, whoever paid for it. We sign it over with the last payment: see [our FAQ](/faq#who-owns-it).',
      ],
    },
    {
      id: 'trade-mark',
      question: 'May I put ® beside my logo?',
      answer:
        'Only after the trade mark is registered. Before that the law forbids it, with a penalty of up to ₹5 lakh. ™ may be used by anyone. A lawyer or agent registers it for you, and we give him the files.',
    },
    {
      id: 'printing-and-help',
      question: 'Do you also print?',
      answer:
        'No, and we don’t put up the board either. But we talk to your printer about paper and colours, and if the press finds a fault in our file, we correct it.',
    },
  ],
  sampleQuote: 'facebook-instagram-marketing',
  related: ['social-media-marketing', 'website-development', 'shopify-development'],
  closing: {
    title: 'Get a price for your design',
    text: 'Which pieces do you need, in what sizes and by when? With that list, we can give each piece a price, and say yes or no to your date.',
  },
} satisfies Service;
