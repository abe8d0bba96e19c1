import type { Owner } from '@/content/types/owner';

export const people: Owner['people'] = [
  {
    name: 'Anjali Kulkarni',
    role: 'Networks and CCTV: comes to your office',
    languages: 'Marathi, Hindi and English',
    since: 2019,
    services: ['office-setup', 'server-setup', 'pc-laptop-rental'],
    phone: '94251 37069',
    picture: { file: 'anjali-kulkarni.jpg', alt: 'Anjali Kulkarni' },
  },
  {
    name: 'फ़िरोज़ शेख़',
    role: 'Websites and stores: your first call, and the training',
    languages: 'Hindi, Marathi and English',
    since: 2021,
    services: ['website-development', 'shopify-development'],
    picture: { file: 'firoz-sheikh.webp', alt: 'फ़िरोज़ शेख़' },
  },
  {
    name: 'Hetal Shah',
    role: 'Ads, SEO and social media: plans them with you, and reads you the figures',
    languages: 'Gujarati, Hindi and English',
    since: 2020,
    services: [
      'digital-marketing',
      'seo-services',
      'social-media-marketing',
      'facebook-instagram-marketing',
      'google-marketing',
    ],
  },
  {
    name: 'Nikhil Deshpande',
    role: 'Apps and software: writes down your rules, and shows you each part',
    languages: 'Marathi, Hindi and English',
    since: 2019,
    services: ['mobile-application-development', 'web-application-development', 'software-development'],
  },
  {
    name: 'Venkatasubramanian Krishnamoorthy Iyer',
    role: 'Accounts: bills, GST and refunds',
    languages: 'English, Hindi and Marathi',
    since: 2018,
  },
];
