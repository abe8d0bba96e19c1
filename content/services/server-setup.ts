import { emergencies, everyPlan, payment, terms, timelines } from '../facts';
import {
  headingWithCity,
  maintenanceCost,
  titleWithPlace,
  townsSentence,
  visitFacts,
  visitMistakeFeatures,
} from '../owner-facts';
import { priceTitle } from '../starting-prices';
import type { Service } from '../types';
import { after } from '../wording';

const plan = everyPlan('server-setup');

export const serverSetup = {
  slug: 'server-setup',
  title: headingWithCity((city) => `Server setup in ${city}`, 'Server setup and installation'),
  shortTitle: 'Server setup',
  mapLabel: 'Servers',
  icon: 'Server',
  summary: 'For shared files, Tally, business e-mail or a website.',
  meta: {
    title: titleWithPlace(
      (place) => `Server setup in ${place}: office, Tally, cloud`,
      'Server setup for small business and Tally',
    ),
    description: `We’ll set up your office or cloud server for files, Tally or a website, with backups. A basic one takes ${timelines.serverBasic}. Find out whether you need one.`,
  },
  lead: `We set up servers in your office or in the cloud, for shared files, Tally, your own software or a website. A basic one takes ${timelines.serverBasic}. If a server is failing right now, please call.`,
  times: [
    { label: 'Basic server', value: timelines.serverBasic },
    { label: 'Complex server', value: timelines.serverComplex },
  ],
  payment: payment.shortEquipment,
  facts: ['time', 'payment', { label: 'Who comes', value: 'Our own people, or a firm we answer for' }, ...visitFacts()],
  example: {
    kind: 'form',
    title: 'The backup test',
    note: 'You delete a file, and we bring it back in front of you. Here’s what we’ll write down.',
    sheet: { name: 'Backup test', sample: 'Filled in on the day' },
    rows: [
      { title: 'Deleted file', description: 'You choose it.' },
      { title: 'Copy used', description: 'Which night’s, and from where.' },
      { title: 'Back after', description: 'How many minutes.' },
    ],
  },
  features: [
    {
      title: 'Backups in two places',
      // 3-2-1, and one copy out of reach: CISA, quoted at everydaybackups.com. Companies: Rule 3(5)
      // of the Companies (Accounts) Rules, since August 2022: abcaus.in. Checked 2026-11-28.
      description:
        'Every night, a copy is made. A second one is kept elsewhere, where the server can add copies but not delete any, so nobody who breaks into the server can. The law wants a company’s books backed up in India every day, so that’s where we’ll keep it.',
    },
    {
      title: 'Backup in the price',
      description:
        'Setting up both copies is in the price. After handover somebody has to check them: you, or we with a maintenance plan.',
    },
    {
      title: 'Tally on cloud, or for branches',
      // Silver is for one user, Gold for several: help.tallysolutions.com/licensing-best-practices. Gold
      // includes some virtual users, more are sold in packs: tallysolutions.com, licensing policy,
      // authorizing virtual usage; business-sys.com, TVU licence. Checked 2026-11-29. RDS CALs and the
      // 120 days: MicrosoftDocs/windowsserverdocs, 2025-06-16. Without a licence server, connections
      // are denied: MicrosoftDocs/SupportArticles-docs, cannot connect rds no license server. A session
      // for administration needs no such licence: learn.microsoft.com, IMsRdpClientAdvancedSettings6,
      // ConnectToAdministerServer. Checked 2026-11-27.
      description:
        'Head office and branches will work on the same data by remote desktop. For several people you need Tally’s Gold licence, which covers a few who work this way. For more, Tally sells packs. Microsoft wants a licence for each user or device as well. Without these licences, Windows lets only administrators in after 120 days.',
    },
    {
      title: 'A UPS that shuts the server down',
      // Abrupt loss of power corrupts data; software of the UPS shuts down before the battery is
      // empty: fiercewireless.com; dennistt.net 2021-04-10. Checked 2026-11-26.
      description:
        'Before its battery is empty, the UPS will shut the server down properly, because a power cut can damage data.',
    },
    {
      title: 'Safe work from home',
      // External remote services were the way in in 65 % of 150 cases of 2023: Sophos, securitysa.com
      // April 2024. Checked 2026-11-26.
      description:
        'People connect through an encrypted tunnel, a VPN, with a second code on their phone. Remote desktop is never open to the internet.',
    },
    ...visitMistakeFeatures(),
  ],
  comparison: {
    title: 'Do you need a server at all?',
    note: 'Perhaps not: for files and business e-mail, a monthly service is often simpler.',
    place: 'first',
    columns: ['It’s good for', 'What to know'],
    rows: [
      {
        title: 'Google Workspace or Microsoft 365',
        // Deleted files: 25 days after the bin in Drive, 93 days in OneDrive: oryxalign.com. Checked
        // 2026-11-26.
        cells: [
          'Business e-mail on your own domain, and shared files in many places',
          'Paid per person and month. Deleted files are gone after one to three months, so it needs a backup',
        ],
      },
      {
        title: 'Network storage, called NAS',
        cells: ['One office with many files, drawings or videos', 'Bought once. It needs a backup too'],
      },
      {
        title: 'A PC as Tally’s server',
        // Gold, and a dedicated machine: help.tallysolutions.com/licensing-best-practices, checked
        // 2026-11-28. Windows lets 20 other devices in: it-server-room.com, checked 2026-11-26.
        cells: [
          'Several people in Tally in one office',
          'Needs a Gold licence, should do nothing else, and serves at most 20 others',
        ],
      },
      {
        title: 'A server in the office or the cloud',
        cells: ['Branches, your own software, databases, websites', 'Needs updates, and somebody who looks after it'],
      },
    ],
  },
  process: [
    { title: 'Build', description: 'We’ll set up and test the new server while your old one keeps working.' },
    {
      title: 'Move',
      description:
        'A trial copy will show how long the move takes. The real one follows at an hour when nobody enters data.',
    },
    {
      title: 'Handover',
      description:
        'You’ll get the logins, a drawing of the network, and notes for your people: how to restart the server, how to restore data, and who to call.',
    },
  ],
  priceTitle: priceTitle('server-setup', 'a server'),
  priceFactors: [
    {
      title: 'The server',
      description:
        'You rent a cloud server by the month, in your own account, or buy an office server or a NAS. With Windows, a server costs more than with Linux.',
    },
    {
      title: 'Licences',
      // Cores of the server, and an access licence for each user or device:
      // redresscompliance.com/licensing-for-windows-server-and-sql-server, July 2025. Checked 2026-11-28.
      description:
        'Windows Server and SQL Server usually need a licence for the server, and often one for each person. A small office can sometimes do with a free edition.',
    },
    {
      title: 'What has to move',
      description:
        'A large or untidy old database takes the most time. If we have to see your server before the quote and that costs anything, we’ll tell you first.',
    },
  ],
  technologies: [
    'NAS network storage',
    'cloud servers in India',
    'Ubuntu Server',
    'Windows Server',
    'SQL Server',
    'AWS Mumbai',
    'Microsoft Azure',
    'Synology',
  ],
  faq: [
    ...(townsSentence ? [{ id: 'my-town', question: 'Do you come to our city?', answer: terms.visits }] : []),
    {
      id: 'office-or-cloud',
      question: 'Should the server be in our office or in the cloud?',
      answer:
        'In the office, if large drawings or videos are used in one building. In the cloud, if branches or salespeople work from outside, or if your power fails often.',
    },
    {
      id: 'build-time',
      question: 'How many days until the server is running?',
      answer: `A basic server or a NAS takes ${timelines.serverBasic}, for example a file server with Tally for one office. A complex one, with several branches or a large database, takes ${timelines.serverComplex}.`,
    },
    {
      id: 'stop-billing',
      question: 'Will billing stop while data is moved?',
      answer:
        'Only during the last copy, at an hour you choose. The old server stays untouched until you’re satisfied.',
    },
    {
      id: 'raid',
      question: 'We have two disks in our server. Isn’t that a backup?',
      answer:
        'No. Two mirrored disks, a RAID, help when one of them dies. A deleted or encrypted folder is gone from both at once.',
    },
    {
      id: 'static-address',
      question: 'Does our internet line need anything special?',
      // Carrier-grade NAT: jetspot.in. Checked 2026-11-26.
      answer:
        'You often need a fixed address, a static IP, to reach an office server from outside. The provider charges extra for it.',
    },
    {
      id: 'email',
      question: 'Can you set up e-mail with our own domain name?',
      // SPF, DKIM and DMARC: support.google.com/a/answer/81126. Checked 2026-11-26.
      answer:
        'Yes, with Google Workspace or Microsoft 365, and we’ll move the old mails. We’ll also make the entries, called SPF, DKIM and DMARC, without which Gmail may treat your mails as spam.',
    },
    {
      id: 'maintenance',
      question: 'What if the server fails outside office hours?',
      answer: `${emergencies.coverOf('server-setup') ? '' : `${emergencies.none} `}${plan ? `With a maintenance plan, an AMC, ${plan}.${after(maintenanceCost)} Without one, your people` : 'Your people'} have our notes, and we’ll help them by phone as soon as we open.`,
    },
    {
      id: 'confidential',
      question: 'Who sees our files?',
      answer:
        'Only the people who work on your server. If you’d like a [non-disclosure agreement](/about#checklist), we’ll sign it first.',
    },
  ],
  sampleQuote: 'office-setup',
  related: ['software-development', 'web-application-development'],
  closing: {
    title: 'Find out which server you need',
    text: 'Tell us your programs, how many people use them, and where the data is now. We’ll suggest two or three sizes, each with its price.',
  },
} satisfies Service;
