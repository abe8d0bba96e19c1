import { designRevisions, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const graphicDesigning = {
  slug: 'graphic-designing',
  title: 'Graphic designing services',
  shortTitle: 'Graphic designing',
  mapLabel: 'Design',
  icon: 'palette',
  cardDescription: 'Logos, print and packaging, with the open files.',
  meta: {
    title: 'Graphic designing services in India',
    description:
      'Logos, visiting cards, packaging, banners and brochures for Indian businesses. Files your printer can use, with the open artwork handed over to you.',
  },
  lead: 'Graphic designing for print and screen: logos, stationery, packaging, shop boards and posts, in English and Indian languages. Your printer gets files that are ready for the press, and you get the open artwork, so a later change need not start from nothing.',
  timing: { label: 'Simple design', value: timelines.designSimple },
  payment: payment.board,
  features: [
    {
      title: 'Logo',
      description:
        'Drawn as vector artwork, which stays sharp when enlarged, in full colour, in one colour and in white on dark. We test it at signboard size, on a WhatsApp profile picture and on a stamp.',
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
      title: 'Devanagari lettering',
      description:
        'Typefaces made for Hindi and Marathi, with joined letters and matras checked. Text goes to print only after you have proofread it.',
    },
  ],
  process: [
    {
      title: 'Brief',
      description:
        'Where will people see it, who are they, and what must it say? Show us things you like and things you dislike.',
    },
    {
      title: 'Drafts and revisions',
      description: `A logo starts as a few ideas in black and white, a banner or leaflet as one proper draft. The price includes ${designRevisions.text}.`,
    },
    {
      title: 'Proof and files',
      description:
        'You check spellings, phone numbers and prices and approve in writing. Print files, screen files and open artwork arrive in one folder.',
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
      answer: `You get ${designRevisions.text} on the agreed brief. A round is one list of corrections, small or large, so please collect remarks in one message. After round ${designRevisions.maximum}, or if the idea itself changes (a new name, another product, a different size), we quote the extra work before touching it.`,
    },
    {
      id: 'files-and-rights',
      question: 'Will I get the CDR or AI file, and is the design mine?',
      answer:
        'Open artwork in AI or CDR, print PDF, SVG and PNG are handed over, and the rights in the final design pass to you once it is fully paid. Fonts and stock images still carry their makers’ licences. A trademark search or filing is your attorney’s job.',
    },
    {
      id: 'turnaround',
      question: 'How fast will I get the design?',
      answer: `Simple pieces such as a visiting card, post or flex banner are ready in ${timelines.designSimple}. Branding, meaning logo, colours and the items that carry them, needs ${timelines.designBranding}. The count starts when we have the text, the original photos and the final size in hand. For Diwali or an exhibition, book early and tell us the printer’s date.`,
    },
    {
      id: 'price',
      question: 'How do you charge for a logo or a banner?',
      answer: `By the piece, after seeing the brief: number of items, sizes, languages and how much drawing is involved. You pay ${payment.smallProjects}, with the open files released after the second half. A full branding programme or a thick catalogue is billed by ${payment.largeProjects}. Paid fonts and stock photos are shown separately.`,
    },
    {
      id: 'printing-and-help',
      question: 'Do you also print?',
      answer: `Printing, framing and fixing the board are not part of the design price. We do talk to your printer about paper, bleed and colours. If the press finds a fault in our file, call ${officeHours.text}, so that we can correct it. A changed address next year is a small new order.`,
    },
  ],
  related: ['social-media-marketing', 'website-development', 'shopify-development'],
  closing:
    'Is a printer or an event waiting? Name the date first, and we tell you whether it can be met. Then list the items with their sizes, or say where they will be used.',
  updated: '2026-11-21',
} satisfies Service;
