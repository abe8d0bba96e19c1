import { designRevisions, payment, timelines } from '../facts';
import { writtenIn } from '../agency';
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
  lead: `Logos, packaging and boards that look right in print, on the wall and on WhatsApp${writtenIn(', in ')}. With each graphic design you get the file you can edit.`,
  times: [
    { label: 'Simple design', value: timelines.designSimple },
    { label: 'Logo and branding', value: timelines.designBranding },
  ],
  payment: payment.short,
  ownFact: { label: 'Changes', value: `Up to ${designRevisions.maximum} rounds` },
  specimen: {
    kind: 'logo',
    title: 'One mark, four tests',
    note: 'A lamp shop’s logo has to work in all four places.',
    parts: [
      {
        use: 'grid',
        title: 'On its grid',
        description: 'Circles and straight lines, so it can be drawn again at any size.',
      },
      { use: 'one-colour', title: 'In one colour', description: 'For a rubber stamp, a newspaper or a carved sign.' },
      { use: 'sign', title: 'On the board', description: 'With measurements for the painter.' },
      { use: 'bill', title: 'On a bill', description: 'Small, in black, on thin paper.' },
    ],
  },
  features: [
    {
      title: 'Logo and brand guide',
      description:
        'Sharp at any size, in full colour, one colour and white on dark. A short guide with colours and fonts, so that your shop board and your website match.',
    },
    {
      title: 'Shop and office stationery',
      description: 'Visiting cards, letterheads, bill books and envelopes, in files your printer can use as they are.',
    },
    {
      title: 'Packaging and labels',
      description:
        'Drawn on the flat outline (die line) that your press gives you, with room for MRP, net quantity, batch, FSSAI number and barcode. You supply and check the legal wording.',
    },
    {
      title: 'Boards and banners',
      description:
        'Shop boards, standees and exhibition panels drawn to scale, with letters large enough to read from across the road.',
    },
    {
      title: 'Brochures and catalogues',
      description:
        'Product pages with part numbers a buyer can find. You get a print file, and a light PDF for e-mail.',
    },
    {
      title: 'Lettering in Indian scripts',
      description:
        'Typefaces made for the script, with matras and conjuncts checked. Tell us your language before you order.',
    },
  ],
  priceFactors: [
    {
      title: 'A set, or one by one',
      description:
        'You pay by the piece, but card, letterhead and bill book in one style usually cost less than three orders.',
    },
    {
      title: 'Laid out, or drawn from scratch',
      description: 'Arranging what you send us costs least. A logo starts from a blank page.',
    },
    {
      title: 'Your photos, or bought ones',
      description: 'Yours cost nothing. Bought photos and fonts are extra, and you see their price first.',
    },
  ],
  process: [
    {
      title: 'Brief',
      description:
        'Where will people see it, who are they, and what must it say? Show us what you like and what you don’t.',
    },
    {
      title: 'Drafts and revisions',
      description: `A logo starts as a few ideas in black and white, a banner as one proper draft. The price includes ${designRevisions.text}.`,
    },
    {
      title: 'Proof and files',
      description:
        'You check spellings, phone numbers and prices on a watermarked proof, and approve in writing. Once the second half is paid, the files arrive in one folder.',
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
      answer: `You get ${designRevisions.text} on the agreed brief. A round is one list of corrections, small or large, so please collect everyone’s remarks first. After round ${designRevisions.maximum}, or for a new idea, you’ll hear the price before we go on. Still not happy? Tell us. You may stop, and we decide any refund case by case.`,
    },
    {
      id: 'turnaround',
      question: 'How fast will I get the design?',
      answer: `Simple pieces such as a visiting card, post or flex banner are ready in ${timelines.designSimple}. Branding, meaning a logo and its guide with colours and fonts, needs ${timelines.designBranding}. The days start when the first half is paid and we have your text, photos and the final size.`,
    },
    {
      id: 'files-and-rights',
      question: 'Will I get the CDR or AI file?',
      answer:
        'Yes: AI or CDR, print PDF, SVG and PNG, once the second half is paid. For a trademark on your new logo, ask a lawyer first.',
    },
    {
      id: 'see-your-work',
      question: 'Can I see your work first?',
      answer:
        'Yes, before you pay. Tell us what you need designed, and ask for pieces like it. We have their owners’ permission to show them.',
    },
    {
      id: 'printing-and-help',
      question: 'Do you also print?',
      answer:
        'No, and we don’t frame or put up the board either. But we’ll talk to your printer about paper and colours. When the press finds a fault in our file, call us and we’ll correct it.',
    },
  ],
  related: ['social-media-marketing', 'website-development', 'shopify-development'],
  closing: {
    title: 'What needs designing, and by when?',
    text: 'List what needs designing, with the sizes and the date you need it. You get a price per piece, and a clear yes or no to the date.',
  },
} satisfies Service;
