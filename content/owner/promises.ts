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
      places: [{ file: 'content/pages/about.ts', words: 'Many owners tell me that their website is “with someone”.' }],
      addedOn: '2026-11-28',
    },
    {
      text: 'We show a job only if its owner has agreed.',
      places: [
        { file: 'content/pages/about.ts', words: 'only if their owners have agreed' },
        { file: 'content/services/social-media-marketing.ts', words: 'We show customers only if they agreed.' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'The name on the quote is the name on the bank account.',
      places: [
        { file: 'content/pages/about.ts', words: 'The name on our quote is the name on our bank account.' },
        { file: 'content/labels.ts', words: 'Our quotes, bills and bank account are in' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'Our own people do the work. Before a client orders, we name any part that somebody from outside does, and we stay responsible for it.',
      places: [
        {
          file: 'content/pages/about.ts',
          words: 'Our own people, or a specialist or firm that we choose and answer for.',
        },
        { file: 'content/pages/home.ts', words: 'by our own people, or by a firm that we choose and answer for' },
        { file: 'content/services/office-setup.ts', words: 'Our own people, or a firm that we answer for' },
        {
          file: 'content/services/office-setup.ts',
          words: 'Our own people come, or a firm that we choose and answer for.',
        },
        { file: 'content/services/office-setup.ts', words: 'If it’s a firm, its name is written here.' },
        { file: 'content/services/server-setup.ts', words: 'Our own people, or a firm that we answer for' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We sign a non-disclosure agreement, the client’s or ours, before we see ideas, prices or customers’ data.',
      places: [
        { file: 'content/pages/about.ts', words: 'we sign a non-disclosure agreement if you want one' },
        { file: 'content/legal/terms-conditions.ts', words: 'If you want a non-disclosure agreement, we sign one' },
        {
          file: 'content/services/web-application-development.ts',
          words: 'A secrecy agreement (NDA) before you tell us',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'A secrecy agreement (NDA) before you tell us',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'If you’d like a non-disclosure agreement, we sign it first.',
        },
        { file: 'content/services/software-development.ts', words: 'A secrecy agreement (NDA) before we see it' },
        {
          file: 'content/services/server-setup.ts',
          words: 'If you’d like a non-disclosure agreement (NDA), we sign it first.',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We correct our own mistakes free, for the time that the terms name, or else the quote.',
      places: [
        { file: 'content/faq.ts', words: 'that’s our mistake, and we’ll correct it free' },
        { file: 'content/legal/terms-conditions.ts', words: 'we correct what’s our fault at no charge' },
        { file: 'content/services/software-development.ts', words: 'that’s our mistake, and we correct it free' },
        { file: 'content/sample-quotes.ts', words: 'We correct what’s our fault at no charge.' },
        { file: 'content/labels.ts', words: 'Corrected free for' },
        { file: 'content/labels.ts', words: 'and we correct them free' },
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
        {
          file: 'content/services/web-application-development.ts',
          words: 'You own every finished part that is paid for.',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'You own every finished part that is paid for.',
        },
        { file: 'content/services/mobile-application-development.ts', words: 'What is finished and paid for is yours' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'If a project stops, the client also owns unfinished work, as far as it is paid for, and gets its code as it is.',
      places: [
        { file: 'content/legal/terms-conditions.ts', words: 'Unfinished work is yours too' },
        { file: 'content/services/web-application-development.ts', words: 'Unfinished work is yours too' },
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
          words: 'The price of an app includes a simple screen',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'If an app and a web application are ordered together, the screens of both are designed first, then comes the web application, then the app.',
      places: [
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'Less than both added up, because the two overlap',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'Clients can see the code from the day on which we begin to write it, in their repository, or in ours until we hand it over at the end.',
      places: [
        { file: 'content/faq.ts', words: 'which is open to you from the first day' },
        { file: 'content/services/web-application-development.ts', words: 'Open to you from the first day' },
        { file: 'content/services/web-application-development.ts', words: 'You can see the code from the first day' },
        { file: 'content/services/mobile-application-development.ts', words: 'Open to you from the first day' },
        { file: 'content/services/mobile-application-development.ts', words: 'You can see it from the first day.' },
        { file: 'content/services/software-development.ts', words: 'Open to you from the first day' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We build and test with invented customers.',
      places: [
        {
          file: 'content/services/web-application-development.ts',
          words: 'We build and test with invented customers.',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'We build and test with invented customers.',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'The price of servers, web applications (also those behind an app) and WordPress sites includes setting up backups: for web applications every night, with a test in front of the client.',
      places: [
        { file: 'content/legal/terms-conditions.ts', words: 'we set up backups, unless you’d rather not have them' },
        { file: 'content/services/server-setup.ts', words: 'A copy is made every night.' },
        { file: 'content/services/server-setup.ts', words: 'Setting up both copies is in the price.' },
        {
          file: 'content/services/web-application-development.ts',
          words: 'Setting up this backup is in the price, with a test while you watch.',
        },
        {
          file: 'content/services/mobile-application-development.ts',
          words: 'A nightly backup of that server is in the price',
        },
        {
          file: 'content/services/wordpress-development.ts',
          words: 'Setting up a backup outside your hosting is in the price.',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'If the payment company approves a Shopify store after its second payment, we try the first real payments by UPI and card with the client, at no extra charge.',
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
        { file: 'content/services/software-development.ts', words: 'We train one person in each branch' },
        { file: 'content/services/web-application-development.ts', words: 'We also train one person per branch' },
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

    // Offices, servers and rentals
    {
      text: 'All network cameras that we sell are registered with BIS, and the quote has their model and BIS numbers.',
      places: [
        { file: 'content/services/office-setup.ts', words: 'Our quote has each model’s number (R-…)' },
        {
          file: 'content/services/office-setup.ts',
          words: 'Ask for the BIS number of each camera. It’s in our quote.',
        },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'We test all eight wires of each network socket, and the client gets a written list of the results.',
      places: [
        { file: 'content/services/office-setup.ts', words: 'We test that all eight wires are connected' },
        { file: 'content/services/office-setup.ts', words: 'with the results in writing. Ours are.' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'The labour of an office setup is paid like a small project, and it’s complete once it has passed the test.',
      places: [
        {
          file: 'content/services/office-setup.ts',
          words: 'it’s complete once it has passed the test',
        },
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
        {
          file: 'content/services/pc-laptop-rental.ts',
          words: 'Ask whether Windows is licensed for renting. Ours is.',
        },
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
          words: 'After return we erase every drive with its own erase command',
        },
        { file: 'content/services/pc-laptop-rental.ts', words: 'We do, with their own command.' },
      ],
      addedOn: '2026-11-28',
    },
    {
      text: 'A rented machine that fails on the evening before a closed day is replaced by the evening of the next working day.',
      places: [{ file: 'content/services/pc-laptop-rental.ts', words: 'by the evening of our next working day' }],
      addedOn: '2026-11-28',
    },
  ],
};
