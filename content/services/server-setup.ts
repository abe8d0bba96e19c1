import { emergencyCover, payment, timelines } from '../facts';
import { faultDate, visits } from '../agency';
import type { Service } from '../types';

export const serverSetup = {
  slug: 'server-setup',
  title: 'Server setup and installation',
  shortTitle: 'Server setup',
  mapLabel: 'Servers',
  icon: 'server',
  cardDescription: `For files, Tally or a website: a basic one in ${timelines.serverBasic}.`,
  meta: {
    title: 'Server setup in India: office, VPS and cloud',
    description:
      'Linux and Windows servers set up for your files, Tally, website or app, in your office or the cloud, with tested backups and, if you like, an AMC.',
  },
  lead: 'You don’t need a server if two or three PCs just share files: a shared cloud folder will do. For a bigger team, or Tally in two branches, we help you choose one, in your office or in the cloud. We make it safe and set up a copy in a second place.',
  timing: { label: 'Basic server', value: timelines.serverBasic },
  payment: payment.board,
  ownFact: { label: 'Before handover', value: 'A test restore' },
  features: [
    {
      title: 'Office or cloud, compared',
      description:
        'A short written comparison: what each costs to buy and to run, and what happens when your internet or your power goes.',
    },
    {
      title: 'Locked down',
      description:
        'Whatever isn’t needed is switched off, the firewall is on, and administrators need a second code. Nobody shares one admin password.',
    },
    {
      title: 'Backups you can restore',
      description:
        'They’re part of our quote: copies go to a second place, usually at night. Before handover we delete a test file and bring it back in front of you.',
    },
    {
      title: 'Tally and ERP for branches',
      description:
        'TallyPrime, Busy or your own ERP on one machine, so head office and branch work in the same company data. Tally licences for several or remote users are extra.',
    },
    {
      title: 'Safe work from home',
      description:
        'Owners and accountants connect through a VPN, a private tunnel over the internet. We close Remote Desktop to the internet, because hackers try it first.',
    },
  ],
  priceFactors: [
    {
      title: 'Costs less',
      description: 'One machine for the files of a whole office, with nothing to move from an old one.',
    },
    {
      title: 'Costs more',
      description: 'An ERP, branches, a second machine that can take over, or a large or untidy old database.',
    },
    {
      title: 'The machine itself',
      description:
        'A cloud server you rent by the month, in your name. An office server you buy once, from a seller or as part of an office job.',
    },
  ],
  process: [
    {
      title: 'Build',
      description: `You choose one of the sizes we’ve compared. We set it up and test it while the old one keeps working. We set up a cloud server from here. One in your office needs a visit. ${visits()}WhatsApp us your city, and we’ll say if we can come.`,
    },
    {
      title: 'Move',
      description:
        'A trial copy comes first. The final one is made when your team has stopped entering data, at an hour you’ve agreed to.',
    },
    {
      title: 'Handover',
      description:
        'You get the logins, a network drawing, the restore steps on one page and a lesson for whoever looks after it.',
    },
  ],
  technologies: {
    title: 'Systems we set up',
    items: ['Ubuntu Server', 'Windows Server', 'SQL Server', 'AWS Mumbai', 'Microsoft Azure', 'Synology NAS'],
  },
  faq: [
    {
      id: 'office-or-cloud',
      question: 'Should the server stand in our office or in the cloud?',
      answer:
        'Large drawings or videos used in one building open faster from an office machine. If branches, customers or salesmen need it from outside, the cloud is better. If you need both, we’ll compare the two for you.',
    },
    {
      id: 'stop-billing',
      question: 'Will billing stop while data is moved?',
      answer:
        'Only for the last copy, at an hour we agree with you: after closing time is usual for shops. We try it once before, to see how long it runs and whether your reports open. The old server stays untouched until you say the new one is right.',
    },
    {
      id: 'build-time',
      question: 'How many days until the server is running?',
      answer: `A basic server, such as one for a website, or for files or Tally in one office, needs ${timelines.serverBasic}. A complex one, with several machines, a large database to move or a second machine that can take over, takes ${timelines.serverComplex}. If hardware must be ordered, the supplier’s delivery time comes on top.`,
    },
    {
      id: 'cost-and-passwords',
      question: 'How do we pay, and who holds the passwords?',
      answer: `Our work on one server is paid ${payment.inHalves}, and the second half is due only once a deleted test file has come back in front of you. Several machines or sites go in stages. You hold the passwords. The accounts are in your company’s name, with your own admin login, and you can switch ours off.`,
    },
    {
      id: 'maintenance',
      question: 'Who looks after it, and what if it fails at night?',
      answer: `A maintenance plan (AMC) covers updates, backup checks and alerts, such as a disk that’s filling up, and comes with ${emergencyCover}. Without one, ring us in office hours. If we set something up wrong, we correct it free, until ${faultDate}. For any other repair you know the price before we start. Or your own person looks after it, with our notes.`,
    },
  ],
  related: ['software-development', 'web-application-development'],
  closing: {
    title: 'What should your server run?',
    text: 'Is a machine failing right now? Please call, that’s quickest. Otherwise list your programs, your users and where the data sits today, and we’ll compare two or three sizes for you, with their running costs.',
  },
} satisfies Service;
