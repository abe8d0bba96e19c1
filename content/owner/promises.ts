import type { Owner } from '@/content/types/owner';

/**
 * Statements beyond the usual terms, which only you can confirm. Read each one. What isn't true,
 * change or delete in each of its places, then here. When all are true, give `readOn` the day.
 */
export const promises: Owner['promises'] = {
  readOn: null,
  statements: [
    // The whole agency
    {
      text: 'The founder’s message on the page about us is the founder’s own.',
      places: { 'pages/about.ts': ['Many owners tell me their website is “with someone”.'] },
    },
    {
      text: 'We show a job only if its owner has agreed.',
      places: {
        'pages/about.ts': ['only if their owners have agreed'],
        'services/social-media-marketing.ts': ['We’ll show customers only if they’ve agreed'],
      },
    },
    {
      text: 'The name on the quote is the name on the bank account.',
      places: {
        'pages/about.ts': ['The name on our quote is the name on our bank account'],
        'pages/home.ts': ['The name on our quote is the name on our bank account.'],
        'labels.ts': ['Our quotes, bills and bank account are in'],
      },
    },
    {
      text: 'Our own people do the work. Before a client orders, we name any part that somebody from outside does, and we stay responsible for it.',
      places: {
        'pages/about.ts': ['our own people, or a specialist or firm we choose and answer for'],
        'pages/home.ts': ['tell you its name before you order, and answer for its work'],
        'services/office-setup.ts': [
          'Our own people, or a firm we answer for',
          'Our own people come, or a firm we choose and answer for.',
          'If it’s a firm, its name is written here.',
        ],
        'services/server-setup.ts': ['Our own people, or a firm we answer for'],
        'legal/terms-conditions.ts': [
          'Specialists from outside sign their work over to us',
          'This binds specialists from outside too.',
        ],
      },
    },
    {
      text: 'Our quotes have our registered name and our address, and our GSTIN if we’re registered for GST.',
      places: { 'pages/about.ts': ['Our quote has our registered name'] },
    },
    {
      text: 'If we are late, we tell the client before the date, not after it.',
      places: {
        'pages/home.ts': ['If we’re running late, you’ll hear before the day, not after it.'],
        'pages/about.ts': ['If we’re running late, you’ll hear before the date.'],
      },
    },
    {
      text: 'For apps, web applications and software, a list of screens or jobs and an estimate are free. If the written plan for a fixed price costs something, the client knows how much before ordering it.',
      places: { 'facts.ts': ['the free part is a list of screens or jobs and an estimate'] },
    },
    {
      text: 'We sign a non-disclosure agreement, the client’s or ours, before we see ideas, prices or customers’ data.',
      places: {
        'pages/about.ts': ['we’ll sign a non-disclosure agreement if you’d like one'],
        'legal/terms-conditions.ts': ['If you want a non-disclosure agreement, we sign one'],
        'services/web-application-development.ts': ['We’ll sign an NDA before you tell us'],
        'services/mobile-application-development.ts': [
          'We’ll sign an NDA before you tell us',
          'If you’d like a non-disclosure agreement, we’ll sign it first.',
        ],
        'services/software-development.ts': ['We’ll sign an NDA before we see it'],
        'services/server-setup.ts': ['If you’d like a non-disclosure agreement, we’ll sign it first.'],
      },
    },
    {
      text: 'We correct our own mistakes free, for the time that the terms name, or else the quote.',
      places: {
        'faq.ts': ['that’s our mistake, and we’ll correct it free'],
        'legal/terms-conditions.ts': ['we correct what’s our fault at no charge'],
        'services/software-development.ts': ['that’s our mistake, and we’ll correct it free'],
        'labels.ts': [
          'Corrected free for',
          'and we’ll correct them free',
          'We’ll correct what’s our fault at no charge.',
        ],
      },
    },
    {
      text: 'With the final payment, with each milestone, and if the work stops, we sign a written assignment of what is paid for, for all countries and without an end date. Specialists from outside sign theirs to us first.',
      places: {
        'legal/terms-conditions.ts': ['we sign over to you in writing what is paid for (an assignment)'],
        'faq.ts': ['with each of these payments we’ll sign over to you what you’ve paid for'],
        'services/graphic-designing.ts': ['We’ll sign it over to you with the last payment'],
      },
    },
    {
      text: 'If a project stops, the client owns each finished part that is paid for.',
      places: {
        'legal/terms-conditions.ts': ['A finished part that you have paid for is yours'],
        'services/web-application-development.ts': ['it’s the same as with an app'],
        'services/mobile-application-development.ts': [
          'every finished part you’ve paid for',
          'What is finished and paid for is yours',
        ],
      },
    },
    {
      text: 'If a project stops, the client also owns unfinished work, as far as it is paid for, and gets its code as it is.',
      places: {
        'legal/terms-conditions.ts': ['Unfinished work is yours too'],
        'services/web-application-development.ts': ['it’s the same as with an app'],
        'services/mobile-application-development.ts': ['Unfinished code is yours too'],
      },
    },

    // Privacy
    {
      text: 'We delete an enquiry when nothing comes of it, or when its sender asks.',
      places: { 'legal/privacy-policy.ts': ['or when you ask, we delete it'] },
    },
    {
      text: 'We answer complaints about personal data within one month.',
      places: { 'legal/privacy-policy.ts': ['You get a full answer within one month.'] },
    },
    {
      text: 'We give the privacy notice in any of the 22 languages of the Constitution on request.',
      places: { 'legal/privacy-policy.ts': ['another of the 22 languages'] },
    },

    // Websites, apps and software
    {
      text: 'The price of every app includes a simple screen for the office.',
      places: { 'services/mobile-application-development.ts': ['a simple screen that’s in the price of every app'] },
    },
    {
      text: 'If an app and a web application are ordered together, part of the work on them overlaps.',
      places: { 'services/mobile-application-development.ts': ['They overlap in part, and your quote has the dates'] },
    },
    {
      text: 'For apps, web applications and software, a first talk, a list of screens or jobs and an estimate are free. Writing down the client’s rules has a price of its own in that estimate. The price of the work is fixed once the rules are.',
      places: {
        'services/mobile-application-development.ts': [
          'A first talk, a list of the screens and an estimate are free.',
          'you’ll have a list of screens and an estimate, both free',
        ],
        'services/web-application-development.ts': [
          'you’ll have a list of screens and an estimate, free',
          'a list of screens and an estimate after a call, free',
        ],
        'services/software-development.ts': ['A call, a list of the program’s jobs and an estimate are free.'],
      },
    },
    {
      text: 'We plan the screens of apps and web applications so that they can ask for the consent that the data protection law (DPDP) wants from May 2027.',
      places: {
        'services/mobile-application-development.ts': ['We’ll plan your screens for that.'],
        'services/web-application-development.ts': ['We’ll plan your screens for it.'],
      },
    },
    {
      text: 'The servers of web applications keep their logs for a year.',
      places: { 'services/web-application-development.ts': ['The server keeps its logs for a year'] },
    },
    {
      text: 'We help clients with the forms for the stores’ accounts and for the registration as a sender of SMS, and prepare each release with a client whose account lets nobody else do it.',
      places: {
        'services/mobile-application-development.ts': [
          'We’ll help you register as a sender of SMS',
          'so we’ll start with the forms',
          'so we’ll prepare each release with him',
        ],
      },
    },
    {
      text: 'All billing software that we build logs changed and deleted entries.',
      places: { 'services/software-development.ts': ['All billing software we build has such a log'] },
    },
    {
      text: 'Clients can see the code from the day on which we begin to write it, in their repository, or in ours until we hand it over at the end.',
      places: {
        'faq.ts': ['which is open to you from the first day'],
        'services/web-application-development.ts': [
          'Open to you from the first day',
          'You can see its code from the first day',
        ],
        'services/mobile-application-development.ts': [
          'Open to you from the first day',
          'You can see the code from the first day',
        ],
        'services/software-development.ts': ['Open to you from the first day'],
      },
    },
    {
      text: 'We build and test with invented customers.',
      places: {
        'services/web-application-development.ts': ['We’ll build and test with invented customers.'],
        'services/mobile-application-development.ts': ['We’ll build and test with invented customers.'],
      },
    },
    {
      text: 'The price of servers, custom software, web applications (also those behind an app) and WordPress sites includes setting up backups: for web applications every night, with a test in front of the client.',
      places: {
        'legal/terms-conditions.ts': ['setting up backups is in the price, unless you’d rather not have them'],
        'services/software-development.ts': ['setting up the backup is in its price'],
        'services/server-setup.ts': ['Every night, a copy is made.', 'Setting up both copies is in the price.'],
        'services/web-application-development.ts': [
          'Setting it up is in the price, and we’ll bring data back from it while you watch.',
        ],
        'services/mobile-application-development.ts': ['Its backup, at least nightly, is in the price until handover'],
        'services/wordpress-development.ts': ['Setting up a backup outside your hosting is in the price.'],
      },
    },
    {
      text: 'If the payment company approves a Shopify store after its last payment, we try the first real payments by UPI and card with the client, at no extra charge.',
      places: { 'services/shopify-development.ts': ['we’ll try the first real payments by UPI and by card with you'] },
    },
    {
      text: 'We train the client’s staff: by video call for WordPress, one person per branch for software and web applications.',
      places: {
        'services/wordpress-development.ts': ['Training by video call is in the price.'],
        'services/software-development.ts': ['We’ll train one person in each branch'],
        'services/web-application-development.ts': ['We’ll also train one person per branch'],
      },
    },

    // Marketing and design
    {
      text: 'The budget for Google Ads, 500 to 2,000 a month, is in US dollars, at the rate in content/facts.ts.',
      places: { 'facts.ts': ['(US$500–2,000)'] },
    },
    {
      text: 'The first look at a client’s site is free.',
      places: { 'services/seo-services.ts': ['The first look at your site is free.'] },
    },
    {
      text: 'Clients check designs on watermarked proofs before the last payment.',
      places: { 'services/graphic-designing.ts': ['on a proof with our watermark'] },
    },
    {
      text: 'A first test of ads on Facebook and Instagram needs only the set-up, without a monthly fee, and ends after a week. A trial of Google Ads, of about a month, can be ordered alone too.',
      places: {
        'services/facebook-instagram-marketing.ts': [
          'One week, without our monthly fee',
          'A first test has its own price, needs only the set-up besides, and ends after a week.',
          'The test ends by itself.',
        ],
        'services/google-marketing.ts': ['A trial can be ordered alone.'],
      },
    },

    // Offices, servers and rentals
    {
      text: 'All cameras and recorders that we sell are registered with BIS, and the quote has their model and BIS numbers.',
      places: {
        'services/office-setup.ts': [
          'Your quote has the R-number of each model.',
          'Model and BIS number of each are written here.',
        ],
      },
    },
    {
      text: 'We test all eight wires of each network socket, and the client gets a list of the results. We also offer a certificate of each socket at a price of its own.',
      places: {
        'services/office-setup.ts': [
          'whether all eight wires are connected',
          'has its own row in your quote',
          'Every socket measured with a certifying meter',
        ],
      },
    },
    {
      text: 'The labour of an office setup is paid like a small project, and it’s complete once it has passed the test.',
      places: { 'services/office-setup.ts': ['it’s complete once it has passed the test'] },
    },
    {
      text: 'After a server’s setup, the client has notes on how to restart it, how to restore data, and whom to call.',
      places: {
        'services/server-setup.ts': ['how to restart the server, how to restore data', 'your people have our notes'],
      },
    },
    {
      text: 'We install TP-Link Omada, MikroTik, FortiGate, APC, CP Plus, HP and Brother.',
      places: {
        'services/office-setup.ts': [
          'TP-Link Omada',
          'MikroTik',
          'FortiGate',
          'APC',
          'CP Plus',
          'HP and Brother printers',
        ],
      },
    },
    {
      text: 'We set up Ubuntu Server, Windows Server, SQL Server, AWS Mumbai, Microsoft Azure and Synology.',
      places: {
        'services/server-setup.ts': [
          'Ubuntu Server',
          'Windows Server',
          'SQL Server',
          'AWS Mumbai',
          'Microsoft Azure',
          'Synology',
        ],
      },
    },
    {
      text: 'We rent out Dell Latitude, Dell Pro, HP EliteBook, Lenovo ThinkPad and HP Z workstations.',
      places: {
        'services/pc-laptop-rental.ts': [
          'Dell Latitude and Dell Pro',
          'HP EliteBook',
          'Lenovo ThinkPad',
          'HP Z workstations',
        ],
      },
    },
    {
      text: 'Windows on our rented machines is licensed for renting (Microsoft’s leasing agreement, on machines that came with Windows Pro) and activated.',
      places: { 'services/pc-laptop-rental.ts': ['Ours are rented that way.', 'Windows is activated and updated'] },
    },
    {
      text: 'Rented machines with Windows have its Pro edition.',
      places: { 'services/pc-laptop-rental.ts': ['Windows is the Pro edition'] },
    },
    {
      text: 'We erase the drive of every returned machine with the drive’s own erase command, not only with the reset of Windows.',
      places: {
        'services/pc-laptop-rental.ts': [
          'we’ll erase every drive with its own erase command',
          'We’ll erase every drive after the return.',
        ],
      },
    },
    {
      text: 'The 24 hours in which we replace a rented machine are counted from the client’s call, without days when we’re closed, also if we try to repair it from here first.',
      places: {
        'faq.ts': ['of your call'],
        'legal/terms-conditions.ts': ['of your call'],
        'services/pc-laptop-rental.ts': ['of your call'],
      },
    },
    {
      text: 'A rented machine that fails on the evening before a closed day is replaced by the evening of the next working day.',
      places: { 'services/pc-laptop-rental.ts': ['by the evening of our next working day'] },
    },
    {
      text: 'Clients sign a list of serial numbers, chargers and bags when rented computers come, and again with us when they go back.',
      places: { 'services/pc-laptop-rental.ts': ['the list you signed when they came'] },
    },
  ],
};
