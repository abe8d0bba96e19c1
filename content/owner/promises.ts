import type { OwnerPromises } from '@/content/types/owner';

/**
 * Statements beyond the usual terms, which only you can confirm: give `confirmedOn` the day, like
 * '2026-12-01', or `false` if you don't promise it. Until then, a launched site leaves out what
 * names a promise. Where the launch check says that one is inside a longer text, change that text if
 * the statement isn't true.
 */
export const promises: OwnerPromises = [
  // The whole agency
  {
    id: 'founder-message',
    text: 'The founder’s message on the page about us is the founder’s own.',
    confirmedOn: null,
  },
  {
    id: 'owners-permission',
    text: 'We show a job only if its owner has agreed.',
    confirmedOn: null,
  },
  {
    id: 'same-name',
    text: 'The name on the quote is the name on the bank account.',
    confirmedOn: null,
  },
  {
    id: 'own-people',
    text: 'Our own people do the work. Before a client orders, we name any part that somebody from outside does, and we stay responsible for it.',
    confirmedOn: null,
  },
  {
    id: 'non-disclosure',
    text: 'We sign a non-disclosure agreement, the client’s or ours, before we see ideas, prices or customers’ data.',
    confirmedOn: null,
  },
  {
    id: 'free-corrections',
    text: 'We correct our own mistakes free, for the time that the terms name, or else the quote.',
    confirmedOn: null,
  },
  {
    id: 'copyright-assignment',
    text: 'With the final payment, with each milestone, and if the work stops, we sign a written assignment of what is paid for, for all countries and without an end date. Specialists from outside sign theirs to us first.',
    confirmedOn: null,
  },
  {
    id: 'finished-parts',
    text: 'If a project stops, the client owns each finished part that is paid for.',
    confirmedOn: null,
  },
  {
    id: 'unfinished-work',
    text: 'If a project stops, the client also owns unfinished work, as far as it is paid for, and gets its code as it is.',
    confirmedOn: null,
  },

  // Privacy
  {
    id: 'enquiries-deleted',
    text: 'We delete an enquiry when nothing comes of it, or when its sender asks.',
    confirmedOn: null,
  },
  {
    id: 'grievance-period',
    text: 'We answer complaints about personal data within one month.',
    confirmedOn: null,
  },
  {
    id: 'privacy-languages',
    text: 'We give the privacy notice in any of the 22 languages of the Constitution on request.',
    confirmedOn: null,
  },

  // Websites, apps and software
  {
    id: 'office-screen',
    text: 'The price of every app includes a simple screen for the office.',
    confirmedOn: null,
  },
  {
    id: 'app-with-web-application',
    text: 'If an app and a web application are ordered together, the screens of both are designed first, then comes the web application, then the app.',
    confirmedOn: null,
  },
  {
    id: 'code-access',
    text: 'Clients can see the code from the day on which we begin to write it, in their repository, or in ours until we hand it over at the end.',
    confirmedOn: null,
  },
  {
    id: 'customer-data',
    text: 'We build and test with invented customers.',
    confirmedOn: null,
  },
  {
    id: 'backups-included',
    text: 'The price of servers, web applications (also those behind an app) and WordPress sites includes setting up backups: for web applications every night, with a test in front of the client.',
    confirmedOn: null,
  },
  {
    id: 'first-real-payments',
    text: 'If the payment company approves a Shopify store after its second payment, we try the first real payments by UPI and card with the client, at no extra charge.',
    confirmedOn: null,
  },
  {
    id: 'staff-training',
    text: 'We train the client’s staff: by video call for WordPress, one person per branch for software and web applications.',
    confirmedOn: null,
  },

  // Marketing and design
  {
    id: 'google-ads-currency',
    text: 'The budget for Google Ads, 500 to 2,000 a month, is in US dollars, at the rate in content/facts.ts.',
    confirmedOn: null,
  },
  {
    id: 'free-look',
    text: 'The first look at a client’s site is free.',
    confirmedOn: null,
  },
  {
    id: 'watermarked-proofs',
    text: 'Clients check designs on watermarked proofs before the last payment.',
    confirmedOn: null,
  },

  // Offices, servers and rentals
  {
    id: 'camera-models',
    text: 'All network cameras that we sell are registered with BIS, and the quote has their model and BIS numbers.',
    confirmedOn: null,
  },
  {
    id: 'socket-list',
    text: 'We test all eight wires of each network socket, and the client gets a written list of the results.',
    confirmedOn: null,
  },
  {
    id: 'labour-halves',
    text: 'The labour of an office setup is paid half with the order and half after the test.',
    confirmedOn: null,
  },
  {
    id: 'office-equipment',
    text: 'We install TP-Link Omada, MikroTik, FortiGate, APC, CP Plus, HP and Brother.',
    confirmedOn: null,
  },
  {
    id: 'server-systems',
    text: 'We set up Ubuntu Server, Windows Server, SQL Server, AWS Mumbai, Microsoft Azure and Synology.',
    confirmedOn: null,
  },
  {
    id: 'rental-machines',
    text: 'We rent out Dell Latitude, Dell Pro, HP EliteBook, Lenovo ThinkPad and HP Z workstations.',
    confirmedOn: null,
  },
  {
    id: 'windows-licence',
    text: 'Windows on our rented machines is licensed for renting (Microsoft’s leasing agreement, on machines that came with Windows Pro) and activated.',
    confirmedOn: null,
  },
  {
    id: 'windows-pro',
    text: 'Rented machines with Windows have its Pro edition.',
    confirmedOn: null,
  },
  {
    id: 'erased-drives',
    text: 'We erase the drive of every returned machine with the drive’s own erase command, not only with the reset of Windows.',
    confirmedOn: null,
  },
  {
    id: 'weekend-replacement',
    text: 'A rented machine that fails on Saturday evening is replaced by Monday evening.',
    confirmedOn: null,
  },
];
