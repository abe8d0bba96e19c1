import { emergencyCover, payment, timelines } from '../facts';
import { titleWithPlace } from '../place';
import type { Service } from '../types';

export const serverSetup = {
  slug: 'server-setup',
  title: 'Server setup and installation',
  shortTitle: 'Server setup',
  mapLabel: 'Servers',
  icon: 'Server',
  summary: 'For shared files, Tally, business e-mail or a website.',
  meta: {
    title: titleWithPlace(
      (place) => `Server setup in ${place}: office, Tally, cloud`,
      'Server setup for small business and Tally',
    ),
    description: `We set up office and cloud servers for files, Tally or your website, with backups. A basic server takes ${timelines.serverBasic}. Find out whether you need one.`,
  },
  lead: `We set up servers in your office or in the cloud, for shared files, Tally, your own software or a website. A basic one takes ${timelines.serverBasic}, and before handover you see a deleted file come back from the backup.`,
  times: [
    { label: 'Basic server', value: timelines.serverBasic },
    { label: 'Complex server', value: timelines.serverComplex },
  ],
  payment: payment.shortEquipment,
  facts: [
    'time',
    'payment',
    { label: 'Who comes', value: 'Our own people, or a firm that we answer for', promise: 'own-people' },
  ],
  example: {
    kind: 'form',
    title: 'A backup is good if a file comes back',
    note: 'You delete a file, we bring it back in front of you, and this sheet says how long it took.',
    sheet: { name: 'Backup test', sample: 'Filled in on the day' },
    rows: [
      { title: 'Deleted file', description: 'You choose it, from a real folder.' },
      { title: 'Copy used', description: 'Which night’s copy, and where it was kept.' },
      { title: 'Back after', description: 'How many minutes that took.' },
      { title: 'Next test', description: 'The day on which somebody repeats it.' },
    ],
  },
  features: [
    {
      title: 'Backups in two places',
      // 3-2-1, and one copy out of reach: CISA, quoted at everydaybackups.com. Companies: Rule 3(5)
      // of the Companies (Accounts) Rules, since August 2022. Checked 2026-11-26.
      description:
        'A copy is made every night. A second one is kept elsewhere, under a password of its own, so that somebody who breaks into the server can’t delete it. If your firm is a private limited or other company, the law requires a daily backup of its books on a server in India, so we keep it there.',
      mentions: 'backups-included',
    },
    {
      title: 'Backup in the price',
      description:
        'Our price includes setting up both backups. Space that you rent from another company is paid to that company.',
      promise: 'backups-included',
    },
    {
      title: 'Tally on the cloud or for branches',
      // help.tallysolutions.com/licensing-best-practices and tally-virtual-user-tvu-faq; RDS CALs:
      // MicrosoftDocs/windowsserverdocs, 2025-06-16. Checked 2026-11-26.
      description:
        'Head office and branches work on the same data. People who open Tally by remote desktop count as its virtual users: ten come with a Gold licence, more cost extra. Microsoft also wants a licence per user or device for remote desktop. Without one, nobody gets in any more after 120 days. We tell you both prices before you decide.',
    },
    {
      title: 'A UPS that shuts the server down',
      // Abrupt loss of power corrupts data; software of the UPS shuts down before the battery is
      // empty: fiercewireless.com; dennistt.net 2021-04-10. Checked 2026-11-26.
      description:
        'A power cut in the middle of an entry can damage data, Tally’s too. A UPS keeps the server on for some minutes. If the power stays off, it sends a signal, and the server shuts itself down properly before the battery is empty.',
    },
    {
      title: 'Safe work from home',
      // External remote services were the way in in 65 % of 150 cases of 2023: Sophos, securitysa.com
      // April 2024. Checked 2026-11-26.
      description:
        'People connect through an encrypted tunnel (VPN), with a second code on their phone. Remote desktop is never open to the internet, because that’s one of the commonest ways in for hackers.',
    },
    {
      title: 'A test that both sign',
      description: 'You and we sign the sheet of the backup test, and you keep it.',
      promise: 'restore-test',
    },
  ],
  comparison: {
    title: 'Do you need a server at all?',
    note: 'For files and business e-mail, a monthly service is often simpler.',
    columns: ['It’s good for', 'What to know'],
    rows: [
      {
        title: 'Google Workspace or Microsoft 365',
        // Deleted files: 25 days after the bin in Drive, 93 days in OneDrive: oryxalign.com. Checked
        // 2026-11-26.
        cells: [
          'Business e-mail on your own domain, and shared files for people in many places',
          'Paid per person and month. Deleted files are gone after one to three months, so it needs a backup too',
        ],
      },
      {
        title: 'Network storage (NAS)',
        cells: [
          'One office with many files, drawings or videos',
          'Bought once, without a licence per person. It needs a backup too',
        ],
      },
      {
        title: 'A PC as Tally’s server',
        cells: [
          'Several people in Tally in one office',
          'Needs a Gold licence. The PC should ideally do nothing else, and serves at most 20 others',
        ],
      },
      {
        title: 'A server in the office or the cloud',
        cells: ['Branches, your own software, databases, websites', 'Needs updates, and somebody who looks after it'],
      },
    ],
  },
  process: [
    { title: 'Build', description: 'We set up and test the new server while your old one keeps working.' },
    {
      title: 'Move',
      description:
        'A trial copy shows how long the move takes. The real one follows at an hour when nobody enters data.',
    },
    {
      title: 'Handover',
      description:
        'You get the logins, a drawing of the network and a page on bringing back data, and we show you how.',
    },
  ],
  priceTitle: 'What a server costs',
  priceFactors: [
    {
      title: 'The machine',
      description:
        'You rent a cloud server by the month, in your own account, or buy an office server. The same machine costs more with Windows than with Linux.',
    },
    {
      title: 'Licences',
      description:
        'Windows Server and SQL Server usually need a licence for the machine, and often one for each person. Remote desktop needs one for each person or device. A small office can sometimes do with a cheaper or a free edition. Tally has its own.',
    },
    { title: 'What has to move', description: 'A large or untidy old database takes the most time.' },
  ],
  technologies: {
    title: 'Systems we set up',
    items: [
      'Linux and Windows servers',
      'Network storage (NAS)',
      'Cloud servers in India',
      ...['Ubuntu Server', 'Windows Server', 'SQL Server', 'AWS Mumbai', 'Microsoft Azure', 'Synology'].map((text) => ({
        text,
        promise: 'server-systems',
      })),
    ],
  },
  faq: [
    {
      id: 'office-or-cloud',
      question: 'Should the server be in our office or in the cloud?',
      answer:
        'In the office, if large drawings or videos are used in one building: they open faster there. In the cloud, if branches, customers or salesmen work from outside, or if your power fails often.',
    },
    {
      id: 'build-time',
      question: 'How many days until the server is running?',
      answer: `A basic server, for a website or for the files and Tally of one office, takes ${timelines.serverBasic}. A complex one, with several machines, several branches or a large database to move, takes ${timelines.serverComplex}. Delivery of the hardware takes extra time.`,
    },
    {
      id: 'stop-billing',
      question: 'Will billing stop while data is moved?',
      answer:
        'Only for the last copy, at an hour that you choose. The old server stays untouched until you’re satisfied.',
    },
    {
      id: 'raid',
      question: 'We have two disks in our server. Isn’t that a backup?',
      answer:
        'No. Two mirrored disks (RAID) save you when one of them dies. If somebody deletes a folder, or a virus encrypts it, it’s gone from both at once.',
    },
    {
      id: 'static-address',
      question: 'Does our internet line need anything special?',
      // Carrier-grade NAT: jetspot.in. Checked 2026-11-26.
      answer:
        'To reach a server in your office from outside, often a fixed address of its own (static IP), for which the provider charges extra. Ask for it when you order the line. A cloud server can have one for a small charge.',
    },
    {
      id: 'email',
      question: 'Can you set up e-mail with our own domain name?',
      // SPF, DKIM and DMARC: support.google.com/a/answer/81126. Checked 2026-11-26.
      answer:
        'Yes, with Google Workspace or Microsoft 365, and we move the old mails. We also set the three entries (SPF, DKIM and DMARC) without which Gmail may treat your mails as spam.',
    },
    {
      id: 'maintenance',
      question: 'What if the server fails at night?',
      answer: `With a maintenance plan (AMC) you have ${emergencyCover}, and we can watch the alerts and check the backups for you. Without a plan, one of your own people looks at the alerts, with the notes that we leave, and can call us in office hours.`,
    },
    {
      id: 'confidential',
      question: 'Who sees our files?',
      answer: [
        'Only the people who work on your server, and you can change the passwords after handover.',
        {
          text: 'If you’d like a [non-disclosure agreement](/about#checklist), we sign it first.',
          promise: 'non-disclosure',
        },
      ],
    },
  ],
  related: ['software-development', 'web-application-development'],
  closing: {
    title: 'Find out which server you need',
    text: 'List your programs, how many people use them and where the data is now. You get two or three sizes with their prices. If a machine is failing right now, please call.',
  },
} satisfies Service;
