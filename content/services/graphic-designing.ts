import { designRevisions, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const graphicDesigning = {
  slug: 'graphic-designing',
  title: 'Graphic designing',
  shortTitle: 'Graphic designing',
  mapLabel: 'Design',
  icon: 'palette',
  cardDescription: 'Logos, print and packaging, with the open files.',
  meta: {
    title: 'Graphic designing services in India',
    description:
      'Logos, visiting cards, packaging, banners and brochures for Indian businesses. Files your printer can use, with the open artwork handed over to you.',
  },
  lead: 'We design logos, stationery, packaging, shop boards and posts in English, Hindi and Marathi. Your printer gets files that are ready for the press, and you get the open artwork, so a later change need not start from nothing.',
  timing: { label: 'Simple design', value: timelines.designSimple },
  features: [
    {
      title: 'Logo',
      description:
        'Drawn as vector artwork, which stays sharp at any size, in full colour, in one colour and in white on dark. We test it at signboard size, on a WhatsApp profile picture and on a stamp.',
    },
    {
      title: 'Brand guide',
      description:
        'A short PDF with colour values for print and screen, typefaces, spacing and wrong uses, so your sign painter and your website match.',
    },
    {
      title: 'Shop and office stationery',
      description:
        'Visiting cards, letterheads, bill books and envelopes, with the bleed, crop marks and CMYK colours that offset and digital printers ask for.',
    },
    {
      title: 'Packaging and labels',
      description:
        'Artwork on your printer’s die line (the flat outline of the box) with room for MRP, net quantity, batch, FSSAI number and barcode. You supply and check the legal wording.',
    },
    {
      title: 'Boards and flex banners',
      description:
        'Shop boards, standees and exhibition panels drawn to scale, with letters large enough to read from across the road.',
    },
    {
      title: 'Brochures and catalogues',
      description:
        'Product pages with specifications and part numbers that a buyer can find. An exporter gets a print file and a lighter PDF for e-mail.',
    },
    {
      title: 'Social media artwork',
      description:
        'Post, story and cover sizes, with a template your staff can refill in Canva for price changes and festival greetings.',
    },
    {
      title: 'Hindi and Marathi lettering',
      description:
        'Typefaces made for Devanagari, with joined letters and matras checked. Text goes to print only after you have proofread it.',
    },
  ],
  process: [
    {
      step: 1,
      title: 'Brief',
      description:
        'Where will people see it, who are they, and what must it say? Show us things you like and things you dislike.',
    },
    {
      step: 2,
      title: 'First drafts',
      description:
        'A logo starts as a few different ideas in black and white. A banner or leaflet starts as one proper draft.',
    },
    {
      step: 3,
      title: 'Revisions',
      description: `The price includes ${designRevisions.text}. Please collect everyone’s remarks in one message for each round.`,
    },
    {
      step: 4,
      title: 'Proof',
      description: 'You check spellings, phone numbers, prices and GSTIN on a final proof and approve it in writing.',
    },
    {
      step: 5,
      title: 'Files',
      description:
        'Print files, screen files and open artwork arrive in one folder, named so that you can find them next year.',
    },
  ],
  technologies: {
    title: 'Design software we use',
    items: [
      'Adobe Illustrator',
      'Adobe Photoshop',
      'Adobe InDesign',
      'CorelDRAW',
      'Figma',
      'Canva',
      'Google Fonts',
      'PDF/X print files',
    ],
  },
  faq: [
    {
      id: 'price',
      question: 'How do you charge for a logo or a banner?',
      answer: `By the piece, after seeing the brief: number of items, sizes, languages and how much drawing is involved. Terms for a design order are ${payment.smallProjects}, with the open files released after the second half. A full branding programme or a thick catalogue is billed by ${payment.largeProjects}. Paid fonts and stock photos are shown separately.`,
    },
    {
      id: 'turnaround',
      question: 'How fast will I get the design?',
      answer: `Simple pieces such as a visiting card, post or flex banner are ready in ${timelines.designSimple}. Branding, meaning logo, colours and the items that carry them, needs ${timelines.designBranding}. The count starts when we have the text and photos in hand. For Diwali or an exhibition, book early and tell us the printer’s date.`,
    },
    {
      id: 'changes',
      question: 'How many changes can I ask for?',
      answer: `You get ${designRevisions.text} on the agreed brief. A round is one list of corrections, small or large, and we answer all of it. After round ${designRevisions.maximum}, or if the idea itself changes (a new name, another product, a different size), we quote the extra work before touching it.`,
    },
    {
      id: 'files-and-rights',
      question: 'Will I get the CDR or AI file, and is the design mine?',
      answer:
        'Open artwork in AI or CDR, print PDF, SVG and PNG are handed over, and the rights in the final design pass to you once it is fully paid. Fonts and stock images still carry their makers’ licences. A trademark search or filing is your attorney’s job.',
    },
    {
      id: 'from-you',
      question: 'What should I send before you start?',
      answer:
        'The exact text, spelt as it should appear, with phone numbers, address and GSTIN. We also need original photos (not WhatsApp copies), the final size, and for boxes the die line from your printer. If there is an old logo in any form, even on a bill book, send that too.',
    },
    {
      id: 'printing-and-help',
      question: 'Do you also print, and can I call later for corrections?',
      answer: `Printing, framing and fixing the board are not part of the design price. We do talk to your printer about paper, bleed and colours. If the press finds a fault in our file, call ${officeHours.text}, so that we can correct it. A changed address next year is a small new order.`,
    },
  ],
  related: ['social-media-marketing', 'website-development', 'shopify-development'],
  closing:
    'List the items you need with their sizes, or say where they will be used, and add the date the printer or event is waiting for.',
  updated: '2026-11-21',
} satisfies Service;
