import type { Owner } from '@/content/types/owner';

/**
 * What the pages promise beyond the usual terms, which only you can confirm. Read each sentence. If
 * one isn't true, change what its pages say, then change or delete it here. When all are true, give
 * `readOn` the day.
 */
export const promises: Owner['promises'] = {
  readOn: null,
  groups: [
    {
      pages: ['/', '/about'],
      sentences: [
        'The founder’s message on the page about us is the founder’s own.',
        'The name on the quote is the name on the bank account.',
        'Our quotes have our registered name and our address, and our GSTIN if we’re registered for GST.',
        'If we are late, we tell the client before the date, not after it.',
        'If a visit before the quote costs anything, the client hears it first.',
        'A maintenance plan covers what the client chooses: updates, checks of the backup, remote help, or visits to the client.',
      ],
    },
    {
      pages: ['/about', '/services/social-media-marketing'],
      sentences: ['We show a job only if its owner has agreed.'],
    },
    {
      pages: ['/', '/about', '/services/office-setup', '/services/server-setup', '/terms-conditions'],
      sentences: [
        'Our own people do the work. If a job needs a firm from outside, the client knows its name before ordering, we answer for its work, and the client still calls us.',
      ],
    },
    {
      pages: ['/faq', '/terms-conditions', '/services/software-development', '/services/graphic-designing'],
      sentences: [
        'We correct our own mistakes free, for the time that the terms name, or else the quote.',
        'With the final payment, with each milestone or monthly fee, and if the work stops, we sign a written assignment of what is paid for, for all countries and without an end date. Specialists from outside sign theirs to us first.',
      ],
    },
    {
      pages: ['/privacy-policy'],
      sentences: [
        'We delete an enquiry when nothing comes of it, or when its sender asks.',
        'We answer complaints about personal data within one month.',
        'We give the privacy notice in any of the 22 languages of the Constitution on request.',
      ],
    },
    {
      pages: [
        '/services/web-application-development',
        '/services/mobile-application-development',
        '/services/software-development',
        '/services/server-setup',
        '/services/wordpress-development',
        '/faq',
        '/terms-conditions',
      ],
      sentences: [
        'We sign a non-disclosure agreement, the client’s or ours, before we see ideas, prices or customers’ data.',
        'For apps, web applications and software, a first talk, a list of screens or jobs and an estimate are free. Writing down the client’s rules has a price of its own in that estimate. The price of the work is fixed once the rules are.',
        'If the written plan for a fixed price costs something, the client knows how much before ordering it.',
        'Clients can see the code from the day on which we begin to write it, in their repository, or in ours until we hand it over at the end.',
        'If a project stops, the client owns each finished part that is paid for.',
        'If a project stops, the client also owns unfinished work, as far as it is paid for, and gets its code as it is.',
        'We build and test with invented customers.',
        'We plan the screens of apps and web applications so that they can ask for the consent that the data protection law (DPDP) wants from May 2027.',
        'The price of every app includes a simple screen for the office.',
        'If an app and a web application are ordered together, part of the work on them overlaps.',
        'We help clients with the forms for the stores’ accounts and for the registration as a sender of SMS, and prepare each release with a client whose account lets nobody else do it.',
        'The servers of web applications keep their logs for a year.',
        'All billing software that we build logs changed and deleted entries.',
        'The price of servers, custom software, web applications (also those behind an app) and WordPress sites includes setting up backups: for web applications every night, with a test in front of the client.',
        'We train the client’s staff: by video call for WordPress, one person per branch for software and web applications.',
      ],
    },
    {
      pages: ['/services/shopify-development'],
      sentences: [
        'If the payment company approves a Shopify store after its last payment, we try the first real payments by UPI and card with the client, at no extra charge.',
      ],
    },
    {
      pages: ['/services/google-marketing', '/services/facebook-instagram-marketing', '/services/seo-services', '/faq'],
      sentences: [
        'The budget for Google Ads, 500 to 2,000 a month, is in US dollars, at the rate in content/facts.ts.',
        'A first test of ads on Facebook and Instagram has a price of its own, needs the set-up but no monthly fee, and ends after a week. A trial of Google Ads, of about a month, can be ordered alone too.',
        'The first look at a client’s site is free.',
      ],
    },
    {
      pages: ['/services/graphic-designing'],
      sentences: ['Clients check designs on watermarked proofs before the last payment.'],
    },
    {
      pages: ['/services/office-setup'],
      sentences: [
        'We install TP-Link Omada, MikroTik, FortiGate, APC, CP Plus, HP and Brother.',
        'All cameras and recorders that we sell are registered with BIS, and the quote has their model and BIS numbers.',
        'We test all eight wires of each network socket, and the client gets a list of the results. We also offer a certificate of each socket at a price of its own.',
        'The last payment for the labour of an office setup is due once it has passed the test.',
      ],
    },
    {
      pages: ['/services/server-setup'],
      sentences: [
        'We set up Ubuntu Server, Windows Server, SQL Server, AWS Mumbai, Microsoft Azure and Synology.',
        'After a server’s setup, the client has notes on how to restart it, how to restore data, and whom to call.',
      ],
    },
    {
      pages: ['/services/pc-laptop-rental', '/faq', '/terms-conditions'],
      sentences: [
        'We rent out Dell Latitude, Dell Pro, HP EliteBook, Lenovo ThinkPad and HP Z workstations.',
        'Rented machines with Windows have its Pro edition.',
        'Windows on our rented machines is licensed for renting (Microsoft’s leasing agreement, on machines that came with Windows Pro) and activated.',
        'We erase the drive of every returned machine with the drive’s own erase command, not only with the reset of Windows.',
        'The 24 hours in which we replace a rented machine are counted from the client’s call, without days when we’re closed, also if we try to repair it from here first.',
        'A rented machine that fails on the evening before a closed day is replaced by the evening of the next working day.',
        'Clients sign a list of serial numbers, chargers and bags when rented computers come, and again with us when they go back.',
      ],
    },
  ],
};
