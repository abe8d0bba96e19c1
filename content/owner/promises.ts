import type { OwnerPromises } from '@/content/types/owner';

/**
 * Statements beyond the usual terms, which only you can confirm. Read each one. What isn't true,
 * change or delete in each of its places, then here. When all are true, give `readOn` the day.
 */
export const promises: OwnerPromises = {
  readOn: null,
  statements: [
    // The whole agency
    {
      text: 'The founder’s message on the page about us is the founder’s own.',
      places: [{ file: 'content/pages/about.ts', words: 'Many owners tell me their website is “with someone”.' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'We show a job only if its owner has agreed.',
      places: [
        { file: 'content/pages/about.ts', words: 'only if their owners have agreed' },
        { file: 'content/services/social-media-marketing.ts', words: 'We’ll show customers only if they’ve agreed' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'The name on the quote is the name on the bank account.',
      places: [
        { file: 'content/pages/about.ts', words: 'The name on our quote is the name on our bank account' },
        { file: 'content/pages/home.ts', words: 'The name on our quote is the name on our bank account.' },
        { file: 'content/labels.ts', words: 'Our quotes, bills and bank account are in' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'Our own people do the work. Before a client orders, we name any part that somebody from outside does, and we stay responsible for it.',
      places: [
        {
          file: 'content/pages/about.ts',
          words: 'our own people, or a specialist or firm we choose and answer for',
        },
        { file: 'content/pages/home.ts', words: 'tell you its name before you order, and answer for its work' },
        { file: 'content/services/office-setup.ts', words: 'Our own people, or a firm we answer for' },
        {
          file: 'content/services/office-setup.ts',
          words: 'Our own people come, or a firm we choose and answer for.',
        },
        { file: 'content/services/office-setup.ts', words: 'If it’s a firm, its name is written here.' },
        { file: 'content/services/server-setup.ts', words: 'Our own people, or a firm we answer for' },
        { file: 'content/legal/terms-conditions.ts', words: 'Specialists from outside sign their work over to us' },
        { file: 'content/legal/terms-conditions.ts', words: 'This binds specialists from outside too.' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'Our quotes have our registered name and our address, and our GSTIN if we’re registered for GST.',
      places: [
        { file: 'content/pages/about.ts', words: 'Our quote has our registered name' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'If we are late, we tell the client before the date, not after it.',
      places: [
        { file: 'content/pages/home.ts', words: 'If we’re running late, you’ll hear before the day, not after it.' },
        { file: 'content/pages/about.ts', words: 'If we’re running late, you’ll hear before the date.' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'For apps, web applications and software, a list of screens or jobs and an estimate are free. If the written plan for a fixed price costs something, the client knows how much before ordering it.',
      places: [{ file: 'content/facts.ts', words: 'the free part is a list of screens or jobs and an estimate' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'We sign a non-disclosure agreement, the client’s or ours, before we see ideas, prices or customers’ data.',
      places: [
        { file: 'content/pages/about.ts', words: 'we’ll sign a non-disclosure agreement if you’d like one' },
        { file: 'content/legal/terms-conditions.ts', words: 'If you want a non-disclosure agreement, we sign one' },
        {
          file: 'content/services/web-application-development.ts',
          words: 'We’ll sign an NDA before you tell us',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'We’ll sign an NDA before you tell us',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'If you’d like a non-disclosure agreement, we’ll sign it first.',
        },
        { file: 'content/services/software-development.ts', words: 'We’ll sign an NDA before we see it' },
        {
          file: 'content/services/server-setup.ts',
          words: 'If you’d like a non-disclosure agreement, we’ll sign it first.',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We correct our own mistakes free, for the time that the terms name, or else the quote.',
      places: [
        { file: 'content/faq.ts', words: 'that’s our mistake, and we’ll correct it free' },
        { file: 'content/legal/terms-conditions.ts', words: 'we correct what’s our fault at no charge' },
        { file: 'content/services/software-development.ts', words: 'that’s our mistake, and we’ll correct it free' },
        { file: 'content/sample-quotes.ts', words: 'We’ll correct what’s our fault at no charge.' },
        { file: 'content/labels.ts', words: 'Corrected free for' },
        { file: 'content/labels.ts', words: 'and we’ll correct them free' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'With the final payment, with each milestone, and if the work stops, we sign a written assignment of what is paid for, for all countries and without an end date. Specialists from outside sign theirs to us first.',
      places: [
        {
          file: 'content/legal/terms-conditions.ts',
          words: 'we sign over to you in writing what is paid for (an assignment)',
        },
        { file: 'content/faq.ts', words: 'with each of these payments we’ll sign over to you what you’ve paid for' },
        { file: 'content/services/graphic-designing.ts', words: 'We’ll sign it over to you with the last payment' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'If a project stops, the client owns each finished part that is paid for.',
      places: [
        { file: 'content/legal/terms-conditions.ts', words: 'A finished part that you have paid for is yours' },
        { file: 'content/services/web-application-development.ts', words: 'it’s the same as with an app' },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'every finished part you’ve paid for',
        },
        { file: 'content/services/mobile-application-development.ts', words: 'What is finished and paid for is yours' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'If a project stops, the client also owns unfinished work, as far as it is paid for, and gets its code as it is.',
      places: [
        { file: 'content/legal/terms-conditions.ts', words: 'Unfinished work is yours too' },
        { file: 'content/services/web-application-development.ts', words: 'it’s the same as with an app' },
        { file: 'content/services/mobile-application-development.ts', words: 'Unfinished code is yours too' },
      ],
      addedOn: '2026-11-28',
    },

    // Privacy
    {
      text: 'We delete an enquiry when nothing comes of it, or when its sender asks.',
      places: [{ file: 'content/legal/privacy-policy.ts', words: 'or when you ask, we delete it' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'We answer complaints about personal data within one month.',
      places: [{ file: 'content/legal/privacy-policy.ts', words: 'You get a full answer within one month.' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'We give the privacy notice in any of the 22 languages of the Constitution on request.',
      places: [{ file: 'content/legal/privacy-policy.ts', words: 'another of the 22 languages' }],
      addedOn: '2026-11-28',
    },

    // Websites, apps and software
    {
      text: 'The price of every app includes a simple screen for the office.',
      places: [
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'a simple screen that’s in the price of every app',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'If an app and a web application are ordered together, part of the work on them overlaps.',
      places: [
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'They overlap in part, and your quote has the dates',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'For apps, web applications and software, a first talk, a list of screens or jobs and an estimate are free. Writing down the client’s rules has a price of its own in that estimate. The price of the work is fixed once the rules are.',
      places: [
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'A first talk, a list of the screens and an estimate are free.',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'you’ll have a list of screens and an estimate, both free',
        },
        {
          file: 'content/services/web-application-development.ts',
          words: 'you’ll have a list of screens and an estimate, free',
        },
        {
          file: 'content/services/web-application-development.ts',
          words: 'a list of screens and an estimate after a call, free',
        },
        {
          file: 'content/services/software-development.ts',
          words: 'A call, a list of the program’s jobs and an estimate are free.',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We plan the screens of apps and web applications so that they can ask for the consent that the data protection law (DPDP) wants from May 2027.',
      places: [
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'We’ll plan your screens for that.',
        },
        { file: 'content/services/web-application-development.ts', words: 'We’ll plan your screens for it.' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'The servers of web applications keep their logs for a year.',
      places: [
        {
          file: 'content/services/web-application-development.ts',
          words: 'The server keeps its logs for a year',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We help clients with the forms for the stores’ accounts and for the registration as a sender of SMS, and prepare each release with a client whose account lets nobody else do it.',
      places: [
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'We’ll help you register as a sender of SMS',
        },
        { file: 'content/services/mobile-application-development.ts', words: 'so we’ll start with the forms' },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'so we’ll prepare each release with him',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'All billing software that we build logs changed and deleted entries.',
      places: [
        { file: 'content/services/software-development.ts', words: 'All billing software we build has such a log' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'Clients can see the code from the day on which we begin to write it, in their repository, or in ours until we hand it over at the end.',
      places: [
        { file: 'content/faq.ts', words: 'which is open to you from the first day' },
        { file: 'content/services/web-application-development.ts', words: 'Open to you from the first day' },
        { file: 'content/services/web-application-development.ts', words: 'You can see its code from the first day' },
        { file: 'content/services/mobile-application-development.ts', words: 'Open to you from the first day' },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'You can see the code from the first day',
        },
        { file: 'content/services/software-development.ts', words: 'Open to you from the first day' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We build and test with invented customers.',
      places: [
        {
          file: 'content/services/web-application-development.ts',
          words: 'We’ll build and test with invented customers.',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'We’ll build and test with invented customers.',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'The price of servers, custom software, web applications (also those behind an app) and WordPress sites includes setting up backups: for web applications every night, with a test in front of the client.',
      places: [
        {
          file: 'content/legal/terms-conditions.ts',
          words: 'setting up backups is in the price, unless you’d rather not have them',
        },
        { file: 'content/services/software-development.ts', words: 'setting up the backup is in its price' },
        { file: 'content/services/server-setup.ts', words: 'Every night, a copy is made.' },
        { file: 'content/services/server-setup.ts', words: 'Setting up both copies is in the price.' },
        {
          file: 'content/services/web-application-development.ts',
          words: 'Setting it up is in the price, and we’ll bring data back from it while you watch.',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'Its backup, at least nightly, is in the price until handover',
        },
        {
          file: 'content/services/wordpress-development.ts',
          words: 'Setting up a backup outside your hosting is in the price.',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'If the payment company approves a Shopify store after its last payment, we try the first real payments by UPI and card with the client, at no extra charge.',
      places: [
        {
          file: 'content/services/shopify-development.ts',
          words: 'we’ll try the first real payments by UPI and by card with you',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We train the client’s staff: by video call for WordPress, one person per branch for software and web applications.',
      places: [
        { file: 'content/services/wordpress-development.ts', words: 'Training by video call is in the price.' },
        { file: 'content/services/software-development.ts', words: 'We’ll train one person in each branch' },
        { file: 'content/services/web-application-development.ts', words: 'We’ll also train one person per branch' },
      ],
      addedOn: '2026-11-28',
    },

    // Marketing and design
    {
      text: 'The budget for Google Ads, 500 to 2,000 a month, is in US dollars, at the rate in content/facts.ts.',
      places: [{ file: 'content/facts.ts', words: '(US$500–2,000)' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'The first look at a client’s site is free.',
      places: [{ file: 'content/services/seo-services.ts', words: 'The first look at your site is free.' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'Clients check designs on watermarked proofs before the last payment.',
      places: [{ file: 'content/services/graphic-designing.ts', words: 'on a proof with our watermark' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'A first test of ads on Facebook and Instagram needs only the set-up, without a monthly fee, and ends after a week. A trial of Google Ads, of about a month, can be ordered alone too.',
      places: [
        { file: 'content/services/facebook-instagram-marketing.ts', words: 'One week, without our monthly fee' },
        {
          file: 'content/services/facebook-instagram-marketing.ts',
          words: 'A first test has its own price, needs only the set-up besides, and ends after a week.',
        },
        { file: 'content/services/facebook-instagram-marketing.ts', words: 'The test ends by itself.' },
        { file: 'content/services/google-marketing.ts', words: 'A trial can be ordered alone.' },
      ],
      addedOn: '2026-11-28',
    },

    // Offices, servers and rentals
    {
      text: 'All cameras and recorders that we sell are registered with BIS, and the quote has their model and BIS numbers.',
      places: [
        { file: 'content/services/office-setup.ts', words: 'Your quote has the R-number of each model.' },
        { file: 'content/services/office-setup.ts', words: 'Model and BIS number of each are written here.' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We test all eight wires of each network socket, and the client gets a list of the results. We also offer a certificate of each socket at a price of its own.',
      places: [
        { file: 'content/services/office-setup.ts', words: 'whether all eight wires are connected' },
        { file: 'content/services/office-setup.ts', words: 'has its own row in your quote' },
        { file: 'content/services/office-setup.ts', words: 'Every socket measured with a certifying meter' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'The labour of an office setup is paid like a small project, and it’s complete once it has passed the test.',
      places: [{ file: 'content/services/office-setup.ts', words: 'it’s complete once it has passed the test' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'After a server’s setup, the client has notes on how to restart it, how to restore data, and whom to call.',
      places: [
        { file: 'content/services/server-setup.ts', words: 'how to restart the server, how to restore data' },
        { file: 'content/services/server-setup.ts', words: 'your people have our notes' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We install TP-Link Omada, MikroTik, FortiGate, APC, CP Plus, HP and Brother.',
      places: [
        { file: 'content/services/office-setup.ts', words: 'TP-Link Omada' },
        { file: 'content/services/office-setup.ts', words: 'MikroTik' },
        { file: 'content/services/office-setup.ts', words: 'FortiGate' },
        { file: 'content/services/office-setup.ts', words: 'APC' },
        { file: 'content/services/office-setup.ts', words: 'CP Plus' },
        { file: 'content/services/office-setup.ts', words: 'HP and Brother printers' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We set up Ubuntu Server, Windows Server, SQL Server, AWS Mumbai, Microsoft Azure and Synology.',
      places: [
        { file: 'content/services/server-setup.ts', words: 'Ubuntu Server' },
        { file: 'content/services/server-setup.ts', words: 'Windows Server' },
        { file: 'content/services/server-setup.ts', words: 'SQL Server' },
        { file: 'content/services/server-setup.ts', words: 'AWS Mumbai' },
        { file: 'content/services/server-setup.ts', words: 'Microsoft Azure' },
        { file: 'content/services/server-setup.ts', words: 'Synology' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We rent out Dell Latitude, Dell Pro, HP EliteBook, Lenovo ThinkPad and HP Z workstations.',
      places: [
        { file: 'content/services/pc-laptop-rental.ts', words: 'Dell Latitude and Dell Pro' },
        { file: 'content/services/pc-laptop-rental.ts', words: 'HP EliteBook' },
        { file: 'content/services/pc-laptop-rental.ts', words: 'Lenovo ThinkPad' },
        { file: 'content/services/pc-laptop-rental.ts', words: 'HP Z workstations' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'Windows on our rented machines is licensed for renting (Microsoft’s leasing agreement, on machines that came with Windows Pro) and activated.',
      places: [
        { file: 'content/services/pc-laptop-rental.ts', words: 'Ours are rented that way.' },
        { file: 'content/services/pc-laptop-rental.ts', words: 'Windows is activated and updated' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'Rented machines with Windows have its Pro edition.',
      places: [{ file: 'content/services/pc-laptop-rental.ts', words: 'Windows is the Pro edition' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'We erase the drive of every returned machine with the drive’s own erase command, not only with the reset of Windows.',
      places: [
        {
          file: 'content/services/pc-laptop-rental.ts',
          words: 'we’ll erase every drive with its own erase command',
        },
        { file: 'content/services/pc-laptop-rental.ts', words: 'We’ll erase every drive after the return.' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'The 24 hours in which we replace a rented machine are counted from the client’s call, without days when we’re closed, also if we try to repair it from here first.',
      places: [
        { file: 'content/faq.ts', words: 'of your call' },
        { file: 'content/legal/terms-conditions.ts', words: 'of your call' },
        { file: 'content/services/pc-laptop-rental.ts', words: 'of your call' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'A rented machine that fails on the evening before a closed day is replaced by the evening of the next working day.',
      places: [{ file: 'content/services/pc-laptop-rental.ts', words: 'by the evening of our next working day' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'Clients sign a list of serial numbers, chargers and bags when rented computers come, and again with us when they go back.',
      places: [{ file: 'content/services/pc-laptop-rental.ts', words: 'the list you signed when they came' }],
      addedOn: '2026-11-28',
    },
  ],
};
