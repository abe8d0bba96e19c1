import { designRevisions, payment, timelines } from '../facts';
import { writingLanguages } from '../agency';
import type { Service } from '../types';

export const graphicDesigning = {
  slug: 'graphic-designing',
  title: 'Graphic designing services',
  shortTitle: 'Graphic designing',
  mapLabel: 'Design',
  icon: 'palette',
  summary: 'Logos, packaging and boards, ready to print.',
  meta: {
    title: 'Graphic designing services in India',
    description:
      'Logos, visiting cards, packaging, banners and brochures for Indian businesses. Files your printer can use, with the open artwork handed over to you.',
  },
  lead: `We design logos, packaging and boards that look right in print, on the wall and on WhatsApp${writingLanguages(', in ')}. Simple pieces take ${timelines.designSimple}, branding ${timelines.designBranding}.`,
  times: [
    { label: 'Simple design', value: timelines.designSimple },
    { label: 'Logo and branding', value: timelines.designBranding },
  ],
  payment: payment.short,
  extraFact: { label: 'Changes', value: `Up to ${designRevisions.maximum} rounds` },
  example: {
    kind: 'logo',
    title: 'One mark, four tests',
    note: 'A lamp shop’s logo has to work in all four places.',
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
      { use: 'sign', title: 'On the board', description: 'The painter has all the measurements.' },
      { use: 'bill', title: 'On a bill', description: 'It stays clear in small black print on thin paper.' },
    ],
  },
  features: [
    {
      title: 'Logo and brand guide',
      description:
        'Your logo stays sharp at any size, in colour, in black, and in white on dark. A short guide to colours and fonts comes with it.',
    },
    {
      title: 'Cards, bill books, brochures',
      description: 'Your printer can use the files as they are. A light PDF is for e-mail.',
    },
    {
      title: 'Packaging and labels',
      description:
        'We draw on the flat outline that your press gives you, with room for MRP, net quantity, batch, FSSAI number and barcode. What the legal wording must say is for you or your adviser to check.',
    },
    {
      title: 'Boards and banners',
      description: 'We draw them to scale, with letters large enough to read from across the road.',
    },
    {
      title: 'Lettering in Indian scripts',
      description:
        'We use typefaces made for the script, and check matras and conjuncts. Tell us the language before you place the order.',
    },
  ],
  priceFactors: [
    {
      title: 'A set, or one by one',
      description: 'A card, letterhead and bill book in one style usually come to less than three separate orders.',
    },
    {
      title: 'Laid out, or drawn from scratch',
      description: 'If you send text and photos, we only arrange them. A logo starts from a blank page.',
    },
  ],
  technologies: {
    title: 'Design software we use',
    items: ['Adobe Illustrator', 'Adobe Photoshop', 'CorelDRAW', 'Figma', 'Canva'],
  },
  faq: [
    {
      id: 'changes',
      question: 'How many changes can I ask for?',
      answer: `You may have ${designRevisions.text} on the agreed brief. A round is one list of corrections, small or large, so please collect everyone’s remarks. After that, you hear the price before we go on.`,
    },
    {
      id: 'turnaround',
      question: 'How fast will I get the design?',
      answer: `A visiting card, post or flex banner is ready in ${timelines.designSimple}, a logo with its guide in ${timelines.designBranding}. The days start when we have text, photos, size and the advance.`,
    },
    {
      id: 'files-and-rights',
      question: 'Will I get the CDR or AI file?',
      answer:
        'Yes, and print PDF, SVG and PNG too. You check spellings and prices on a watermarked proof, and the files follow once the rest is paid.',
    },
    {
      id: 'printing-and-help',
      question: 'Do you also print?',
      answer:
        'No, and we don’t put up the board either. But we talk to your printer about paper and colours, and if the press finds a fault in our file, we correct it.',
    },
  ],
  related: ['social-media-marketing', 'website-development', 'shopify-development'],
  closing: {
    title: 'Sizes, words and a date',
    text: 'List the pieces you need and when you need them. We’ll answer with a price for each, and a clear yes or no to your date.',
  },
} satisfies Service;
