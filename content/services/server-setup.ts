import { confidentialityAgreement } from '../agency';
import { emergencyCover, payment, timelines } from '../facts';
import type { Service } from '../types';

export const serverSetup = {
  slug: 'server-setup',
  title: 'Server setup and installation',
  shortTitle: 'Server setup',
  mapLabel: 'Servers',
  icon: 'server',
  summary: `For files, Tally or a website. A basic one takes ${timelines.serverBasic}.`,
  meta: {
    title: 'Server installation for office, Tally and cloud',
    description:
      'Linux and Windows servers set up for your files, Tally, website or app, in your office or the cloud, with tested backups and, if you like, an AMC.',
  },
  lead: `We set up office and cloud servers for files, Tally and ERP, basic ones in ${timelines.serverBasic}. Before handover, you see a deleted file come back from the backup.`,
  times: [
    { label: 'Basic server', value: timelines.serverBasic },
    { label: 'Complex server', value: timelines.serverComplex },
  ],
  payment: payment.short,
  extraFact: { label: 'Before handover', value: 'A backup test' },
  example: {
    kind: 'form',
    title: 'The backup test, in writing',
    note: 'We delete a file, bring it back in front of you (a restore), and both sign.',
    sheet: { name: 'Restore test', sample: 'Filled in on the day' },
    rows: [
      { title: 'Deleted file', description: 'You choose it, from a real folder.' },
      { title: 'Copy used', description: 'Which night’s copy, and where it was kept.' },
      { title: 'Back after', description: 'How many minutes that took.' },
      { title: 'Checked by', description: 'Two names, and the day of the next test.' },
    ],
  },
  features: [
    {
      title: 'Backups in two places',
      description:
        'Our price includes setting up backups, but not space rented from another company. A copy goes to a second place, usually every night.',
    },
    {
      title: 'Tally and ERP for branches',
      description:
        'TallyPrime, Busy or your own ERP runs on one machine, so head office and branch work on the same data.',
    },
    {
      title: 'Safe work from home',
      description:
        'Owners and accountants connect through a private tunnel (VPN). Remote Desktop stays closed to the internet, because hackers try it before anything else.',
    },
    {
      title: 'Locked down',
      description: `The firewall is on, administrators need a second code, and each user has a password of their own.${confidentialityAgreement(' Before we see your files, we sign ', '.')}`,
    },
  ],
  priceFactors: [
    { title: 'What has to move', description: 'A large or untidy old database takes the most time.' },
    {
      title: 'The machine itself',
      description:
        'You rent a cloud server by the month, in your own account, or buy an office server. You also pay for licences.',
    },
  ],
  process: [
    { title: 'Build', description: 'We set up and test the new server while your old one keeps working.' },
    {
      title: 'Move',
      description:
        'A trial copy shows how long the move takes. The real one follows when your team stops entering data.',
    },
    {
      title: 'Handover',
      description: 'You receive the logins, a network drawing and a page on restoring data, and we show you how.',
    },
  ],
  technologies: {
    title: 'Systems we set up',
    items: ['Ubuntu Server', 'Windows Server', 'SQL Server', 'AWS Mumbai', 'Microsoft Azure', 'Synology NAS'],
  },
  faq: [
    {
      id: 'need-one',
      question: 'Do we need a server at all?',
      answer:
        'Not for two or three PCs that only share files. You need one for branches, an ERP, several people in Tally, or a whole office on the same files.',
    },
    {
      id: 'office-or-cloud',
      question: 'Should the server be in our office or in the cloud?',
      answer:
        'Large drawings or videos used in one building open faster from an office server. A cloud server is better when branches, customers or salesmen use it from outside.',
    },
    {
      id: 'stop-billing',
      question: 'Will billing stop while data is moved?',
      answer:
        'It stops only for the last copy, at an hour you choose. The old server stays untouched until you’re satisfied.',
    },
    {
      id: 'build-time',
      question: 'How many days until the server is running?',
      answer: `A basic server, for a website, or for files or Tally in one office, takes ${timelines.serverBasic}. A complex one, with several machines or a large database to move, takes ${timelines.serverComplex}. Delivery of the hardware comes on top.`,
    },
    {
      id: 'maintenance',
      question: 'What if the server fails at night?',
      answer: `With a maintenance plan (AMC) you have ${emergencyCover}, and we watch alerts and check backups. Without a plan, someone in your firm does that with our notes, and can call us in office hours.`,
    },
  ],
  related: ['software-development', 'web-application-development'],
  closing: {
    title: 'Which server do you need?',
    text: 'If a machine is failing right now, please call. Otherwise list your programs, your users and where the data is, and our quote will compare two or three sizes.',
  },
} satisfies Service;
