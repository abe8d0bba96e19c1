import { designRevisions, payment, timelines } from '../facts';
import { mistakeFacts, mistakeRow, titleWithPlace, totalTitle } from '../owner-facts';
import { priceTitle } from '../starting-prices';
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
    description: `Logos, visiting cards, packaging and shop boards, with the files your printer needs. Simple designs take ${timelines.designSimple}. See a sample quote.`,
  },
  lead: `We design logos, visiting cards, packaging and shop boards, and give you the files your printer needs. A simple design takes ${timelines.designSimple}, a logo with branding ${timelines.designBranding}.`,
  times: [
    { label: 'Simple design', value: timelines.designSimple },
    { label: 'Logo and branding', value: timelines.designBranding },
  ],
  payment: payment.short,
  facts: ['time', 'payment', { label: 'Changes', value: `Up to ${designRevisions.maximum} rounds` }, ...mistakeFacts()],
  example: {
    kind: 'logo',
    title: 'One logo, four tests',
    note: 'We’ve drawn this one for a lamp shop that doesn’t exist. Your logo will have to pass the same four.',
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
      // Templates: boldcitylegal.com. Checked 2026-11-26.
      description:
        'You’ll get your logo in colour, in black, and in white for dark backgrounds, with a short guide to its colours and fonts. We draw it ourselves, because a logo from a template usually can’t be registered as a trade mark.',
    },
    {
      title: 'Visiting cards, bill books, brochures',
      description: 'Your printer can use the files as they are. A light PDF for e-mail comes with them.',
    },
    {
      title: 'Packaging and labels',
      // Rule 6 of the Legal Metrology (Packaged Commodities) Rules: lmd.kerala.gov.in. Food: FSS (Labelling
      // and Display) Regulations 2020, fmtmagazine.in, business-standard.com 2022-09-12. Only what is packed
      // “without the purchaser being present” is pre-packaged: Legal Metrology Act, s. 2(l), indiankanoon.org.
      // Barcodes: gs1india.org, remindlegal.com 2026-05-21. Checked 2026-11-29.
      description:
        'We’ll draw on the outline your press gives you. A box packed in advance has to show the maker’s name and address, net quantity, MRP, price per unit, dates, customer care and more, and on food also ingredients, nutrition, the green or brown mark and the FSSAI number. Send us the text that your adviser has checked. A box you fill in front of the buyer needs less. For shop chains, you’ll need a barcode from GS1 India.',
    },
    {
      title: 'Shop boards and banners',
      // Marathi on all boards in Maharashtra: indianexpress.com 2022-06-08, freepressjournal.in
      // 2022-04-10. 60 % Kannada in Karnataka: thehindu.com 2023-12-24. GSTIN on the name board: CGST
      // Rule 18(2), taxguru.in. Checked 2026-11-28.
      description:
        'We draw boards to scale, with letters people can read from across the road. Many states have a rule about a board’s language: in Maharashtra, the name has to come first in Marathi, in letters no smaller than the others; in Karnataka, 60% has to be in Kannada. Ask us about your state. Your GSTIN belongs on the board at the entrance.',
    },
    {
      title: 'Lettering in Indian scripts',
      description: 'We use typefaces made for the script, and check matras and joined letters.',
    },
  ],
  priceTitle: priceTitle('graphic-designing', 'a logo or a design'),
  priceFactors: [
    {
      title: 'Arranged, or drawn from nothing',
      description: 'If you send text and photos, we only have to arrange them. A logo starts from a blank page.',
    },
    {
      title: 'A set, or one by one',
      description: 'A card, a letterhead and a bill book in one style usually cost less than three separate orders.',
    },
    { title: 'How many languages', description: 'Each script needs its own lettering and its own check.' },
  ],
  technologies: ['Adobe Illustrator', 'Adobe Photoshop', 'CorelDRAW', 'Figma', 'Canva for posts you edit'],
  faq: [
    {
      id: 'turnaround',
      question: 'How fast will I get the design?',
      answer: `A visiting card, a post or a flex banner is ready in ${timelines.designSimple}, a logo with its guide in ${timelines.designBranding}. The days start once we have your text, photos, sizes and the advance.`,
    },
    {
      id: 'changes',
      question: 'How many changes can I ask for?',
      answer: `You can ask for ${designRevisions.text}, as long as the brief stays the same. One round is one list of corrections, small or large, so please collect everyone’s remarks first. After that, you’ll know the price before we go on.`,
    },
    {
      id: 'files-and-rights',
      question: 'Will I get the CDR or AI file?',
      answer:
        'Yes, and print PDF, SVG and PNG too, once the design is paid for. Until then, you’ll check spellings and prices on a proof with our watermark.',
    },
    {
      id: 'copyright',
      question: 'Does the logo belong to me?',
      // Copyright Act 1957, s. 17 and 19: a logo stays the designer's until it's assigned in writing:
      // indianvakil.blogspot.com, justicemarg.com. Checked 2026-11-28.
      answer:
        'Yes, once it’s paid for. By Indian law the copyright in a logo stays with an outside designer until it’s signed over on paper, whoever paid for it. We’ll sign it over to you with the last payment, as [our FAQ](/faq#who-owns-it) explains.',
    },
    {
      id: 'trade-mark',
      question: 'May I put ® beside my logo?',
      // Trade Marks Act, s. 107, as amended from 2024-08-01, the lower of the two sums: taxguru.in, impact
      // of the Jan Vishwas Act; lawyersclubindia.com. Checked 2026-11-28.
      answer:
        'Only after the trade mark is registered. Before that the law forbids it, with a penalty of half a per cent of your sales, up to ₹5 lakh. Anyone may use ™.',
    },
    {
      id: 'printing-and-help',
      question: 'Do you also print?',
      answer:
        'No, and we don’t put up the board either. But we’ll talk to your printer about paper and colours, and if the press finds a fault in our file, we’ll correct it.',
    },
  ],
  sampleQuote: {
    id: 'sample-quote-design',
    job: 'a logo, a box and a board',
    example: 'A sweet shop',
    rows: [
      {
        title: 'Logo',
        hasPrice: true,
        description: `In colour, in black and in white, with a guide to its colours and fonts, and ${designRevisions.text}.`,
      },
      {
        title: 'Sweet box, half and one kilo',
        hasPrice: true,
        description: 'Drawn on the box maker’s outline, with the text that the shop’s adviser has checked.',
      },
      {
        title: 'Board over the shop',
        hasPrice: true,
        description: 'To scale, in two scripts, with all the measurements for the board maker.',
      },
      {
        title: 'Box for Diwali',
        hasPrice: true,
        isOptional: true,
        description: 'The same outline in festive colours, for a second printing.',
      },
      {
        title: 'Paid to others',
        description: 'You pay the box maker, the board maker and the printer directly. This isn’t in our total.',
      },
      {
        title: 'Not included',
        description: 'Printing, putting up the board, photographs, and registering the trade mark.',
      },
      {
        title: 'Who owns what',
        description:
          'Logo, box and board are the shop’s once they’re paid for, with the open files. Typefaces stay under their makers’ licences.',
      },
      {
        title: totalTitle,
        hasPrice: true,
        description: `For a job of this size, you pay ${payment.smallProjects}.`,
      },
      {
        title: 'Start and finish, with their dates',
        description: `We’ll begin when we have the wording, the box maker’s outline, the size of the board, and the name of one person who decides. The logo takes ${timelines.designBranding}, and box and board follow it.`,
      },
      mistakeRow,
    ],
  },
  related: ['social-media-marketing', 'website-development', 'shopify-development'],
  closing: {
    title: 'Get a price for your design',
    text: 'Which pieces do you need, in what sizes and by when? Send us that list, and we’ll give each piece a price and tell you whether your date is possible.',
  },
} satisfies Service;
