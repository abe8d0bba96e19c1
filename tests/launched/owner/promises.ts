import type { OwnerPromises } from '@/content/types/owner';

/** Those of content/owner/promises.ts, confirmed but for one. */
export const promises: OwnerPromises = [
  // The whole agency
  {
    id: 'founder-message',
    text: 'The founder’s message on the page about us is the founder’s own.',
    pages: ['/about'],
    longerTexts: ['content/pages/about.ts'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'owners-permission',
    text: 'We show a job only if its owner has agreed.',
    pages: ['/about'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'same-name',
    text: 'The name on the quote is the name on the bank account.',
    pages: ['/about'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'own-people',
    text: 'Our own people do the work, and we tell clients beforehand which part a specialist from outside does.',
    pages: ['/about'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'non-disclosure',
    text: 'We sign a non-disclosure agreement, the client’s or ours, before we see ideas, prices or customers’ data.',
    pages: [
      '/about',
      '/services/mobile-application-development',
      '/services/web-application-development',
      '/services/server-setup',
    ],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'free-corrections',
    text: 'We correct our own mistakes free until a day that the quote names.',
    pages: ['/faq', '/terms-conditions', '/contact', '/services/software-development'],
    longerTexts: ['content/pages/contact.ts', 'content/services/software-development.ts'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'copyright-assignment',
    text: 'After the last payment, or when the work stops, we sign a written assignment of the work, for all countries and without an end date.',
    pages: ['/faq', '/terms-conditions', '/services/graphic-designing'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'finished-parts',
    text: 'If a project stops, the client owns each finished part that is paid for.',
    pages: ['/services/mobile-application-development', '/services/web-application-development', '/terms-conditions'],
    confirmedOn: '2026-11-26',
  },

  // Privacy
  {
    id: 'enquiries-deleted',
    text: 'We delete an enquiry when nothing comes of it, or when its sender asks.',
    pages: ['/privacy-policy'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'grievance-period',
    text: 'We answer complaints about personal data within one month.',
    pages: ['/privacy-policy'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'privacy-languages',
    text: 'We give the privacy notice in any of the 22 languages of the Constitution on request.',
    pages: ['/privacy-policy'],
    confirmedOn: '2026-11-26',
  },

  // Websites, apps and software
  {
    id: 'office-screen',
    text: 'The price of every app includes a simple screen for the office.',
    pages: ['/services/mobile-application-development'],
    confirmedOn: null,
  },
  {
    id: 'app-with-web-application',
    text: 'If an app and a web application are ordered together, the screens of both are designed first, then comes the web application, then the app.',
    pages: ['/services/mobile-application-development'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'code-access',
    text: 'Clients can see the code from the first week.',
    pages: ['/services/mobile-application-development', '/services/web-application-development'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'customer-data',
    text: 'We build and test with invented customers, and load real data only when the client’s staff begin to use the program.',
    pages: ['/services/mobile-application-development', '/services/web-application-development'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'backups-included',
    text: 'The price of servers, web applications (also those behind an app) and WordPress sites includes setting up backups.',
    pages: [
      '/services/server-setup',
      '/services/mobile-application-development',
      '/services/web-application-development',
      '/services/wordpress-development',
      '/terms-conditions',
    ],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'staff-training',
    text: 'We train the client’s staff: by video call for WordPress, one person per branch for software.',
    pages: [
      '/services/software-development',
      '/services/web-application-development',
      '/services/wordpress-development',
    ],
    confirmedOn: '2026-11-26',
  },

  // Marketing and design
  {
    id: 'google-ads-currency',
    text: 'The budget for Google Ads, 500 to 2,000 a month, is in US dollars, at the rate in content/facts.ts.',
    pages: ['/services/google-marketing', '/faq'],
    longerTexts: ['content/facts.ts'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'free-look',
    text: 'The first look at a client’s site is free.',
    pages: ['/services/seo-services'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'watermarked-proofs',
    text: 'Clients check designs on watermarked proofs before the last payment.',
    pages: ['/services/graphic-designing'],
    confirmedOn: '2026-11-26',
  },

  // Offices, servers and rentals
  {
    id: 'camera-models',
    text: 'All network cameras that we sell are registered with BIS, and the quote has their model and BIS numbers.',
    pages: ['/services/office-setup'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'labour-halves',
    text: 'The labour of an office setup is paid half with the order and half after the test.',
    pages: ['/services/office-setup'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'office-equipment',
    text: 'We install TP-Link Omada, MikroTik, FortiGate, APC, CP Plus, HP and Brother.',
    pages: ['/services/office-setup'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'server-systems',
    text: 'We set up Ubuntu Server, Windows Server, SQL Server, AWS Mumbai, Microsoft Azure and Synology.',
    pages: ['/services/server-setup'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'restore-test',
    text: 'Client and agency sign the sheet of the backup test.',
    pages: ['/services/server-setup'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'rental-machines',
    text: 'We rent out Dell Latitude, HP EliteBook, Lenovo ThinkPad and HP Z workstations.',
    pages: ['/services/pc-laptop-rental'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'windows-licence',
    text: 'Windows on our rented machines is licensed for renting (Microsoft’s leasing agreement) and activated.',
    pages: ['/services/pc-laptop-rental'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'erased-drives',
    text: 'We erase the drive of every returned machine, not only with the reset of Windows.',
    pages: ['/services/pc-laptop-rental'],
    confirmedOn: '2026-11-26',
  },
  {
    id: 'weekend-replacement',
    text: 'A rented machine that fails on Saturday evening is replaced by Monday evening.',
    pages: ['/services/pc-laptop-rental'],
    confirmedOn: '2026-11-26',
  },
];
