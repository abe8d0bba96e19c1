import { emergencyCover, payment, timelines } from '../facts';
import { townAnswer, visits } from '../agency';
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
  lead: `We set up office and cloud servers for files, Tally and ERP, and test a restore before handover. Two or three PCs that only share files don’t need one.${visits()}`,
  times: [
    { label: 'Basic server', value: timelines.serverBasic },
    { label: 'Complex server', value: timelines.serverComplex },
  ],
  payment: payment.short,
  ownFact: { label: 'Before handover', value: 'A test restore' },
  specimen: {
    kind: 'form',
    title: 'The restore test, in writing',
    note: 'We delete a file, bring it back in front of you, and both sign.',
    sheet: { name: 'Restore test', sample: 'Filled in on the day' },
    rows: [
      {
        title: 'Deleted file',
        description: 'You choose it, from a real folder.',
      },
      { title: 'Copy used', description: 'Which night’s copy, and where it was kept.' },
      { title: 'Back after', description: 'From the first click until the file opens again.' },
      { title: 'Checked by', description: 'Two names, and the day of the next test.' },
    ],
  },
  features: [
    {
      title: 'Office or cloud, compared',
      description:
        'On request, your free quote compares what each costs to buy and to run, and what happens when your internet or your power goes.',
    },
    {
      title: 'Locked down',
      description: 'The firewall is on, administrators need a second code, and nobody shares one admin password.',
    },
    {
      title: 'Backups you can restore',
      description: 'Backups are in our price. A copy goes to a second place, usually every night.',
    },
    {
      title: 'Tally and ERP for branches',
      description:
        'TallyPrime, Busy or your own ERP on one machine, so head office and branch share the same data. Tally licences for remote users are extra.',
    },
    {
      title: 'Safe work from home',
      description:
        'Owners and accountants connect through a VPN, a private tunnel. We close Remote Desktop to the internet, because hackers try it first.',
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
        'You rent a cloud server by the month, in your name. An office server you buy outright; repairs after its warranty cost extra.',
    },
  ],
  process: [
    {
      title: 'Build',
      description:
        'You choose a size. We build and test the new server while your old one keeps working. We set up a cloud server from here. An office server needs a visit.',
    },
    {
      title: 'Move',
      description: 'A trial copy comes first. We make the final one when your team has stopped entering data.',
    },
    {
      title: 'Handover',
      description:
        'You get the logins, a network drawing, the restore steps on one page and a lesson. The second half is due once you’ve seen the deleted test file come back.',
    },
  ],
  technologies: {
    title: 'Systems we set up',
    items: ['Ubuntu Server', 'Windows Server', 'SQL Server', 'AWS Mumbai', 'Microsoft Azure', 'Synology NAS'],
  },
  faq: [
    {
      id: 'office-or-cloud',
      question: 'Should the server be in our office or in the cloud?',
      answer:
        'Large drawings or videos used in one building open faster from an office machine. The cloud is better when branches, customers or salesmen need it from outside. Can’t decide? We’ll quote for both.',
    },
    {
      id: 'my-town',
      question: 'Do you have to visit us for a server?',
      answer: `For a cloud server, no: we set it up from here. An office server needs a visit. ${townAnswer}`,
    },
    {
      id: 'stop-billing',
      question: 'Will billing stop while data is moved?',
      answer:
        'Only for the last copy, at an hour you choose. Most shops take closing time. We do a trial first, to see how long it takes. The old server stays untouched until you say the new one is right.',
    },
    {
      id: 'build-time',
      question: 'How many days until the server is running?',
      answer: `A basic server, such as one for a website, or for files or Tally in one office, takes ${timelines.serverBasic}. A complex one, with several machines, a large database to move or a second machine that can take over, takes ${timelines.serverComplex}. The supplier’s delivery time for hardware comes on top.`,
    },
    {
      id: 'passwords',
      question: 'Who holds the passwords?',
      answer: 'You do, with your own admin login. You can switch ours off yourself.',
    },
    {
      id: 'maintenance',
      question: 'What if the server fails at night?',
      answer: `With a maintenance plan (AMC) you have ${emergencyCover}, and we do the updates, watch the alerts and check the backups. Without one, your own person does that with our notes. Call us in office hours, and you hear the price of a repair before we start.`,
    },
  ],
  related: ['software-development', 'web-application-development'],
  closing: {
    title: 'Which server do you need?',
    text: 'Is a machine failing right now? Please call. Otherwise list your programs, your users and where the data is, and your quote compares two or three server sizes.',
  },
} satisfies Service;
