import { emergencyCover, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const serverSetup = {
  slug: 'server-setup',
  title: 'Server setup and installation',
  shortTitle: 'Server setup',
  mapLabel: 'Servers',
  icon: 'server',
  cardDescription: `A basic server in ${timelines.serverBasic}, backups included.`,
  meta: {
    title: 'Server setup in India: office, VPS and cloud',
    description:
      'Linux and Windows servers set up for your files, Tally, website or app, in your office or the cloud, with tested backups, and an AMC if you want one.',
  },
  lead: 'A server for your accounts, orders, patient files or website, set up in your office or in the cloud. We help you choose the machine or plan, lock it down, copy it to a second place and show you that the copy can be restored.',
  timing: { label: 'Basic server', value: timelines.serverBasic },
  payment: payment.board,
  features: [
    {
      title: 'Office, VPS or cloud',
      description:
        'A short written comparison of a machine in your office, a VPS (a rented share of a server) and a larger cloud account: what each costs to buy and to run, and what happens when your internet goes down.',
    },
    {
      title: 'Locked-down system',
      description:
        'Ubuntu or Windows Server with unused services off, firewall rules, two-step login for administrators, and named accounts in place of one shared admin password.',
    },
    {
      title: 'Backups you can restore',
      description:
        'Copies go to a second place on a schedule, usually at night. Before handover we delete a test file and bring it back while you watch.',
    },
    {
      title: 'Users and permissions',
      description:
        'Staff sign in with their own names, kept in one list (Active Directory on Windows). When someone leaves, you switch off that one name.',
    },
    {
      title: 'Tally and ERP hosting',
      description:
        'TallyPrime, Busy or your own ERP on one machine, so that the head office and a branch enter bills in the same company data.',
    },
    {
      title: 'Websites and databases',
      description:
        'Nginx, PHP or Node.js, and PostgreSQL or MySQL for the sites and apps you host, with HTTPS certificates that renew themselves.',
    },
    {
      title: 'Safe remote access',
      description:
        'Owners and accountants connect from home through a VPN, a private tunnel over the internet. We close Remote Desktop to the open internet.',
    },
    {
      title: 'Alerts before trouble',
      description:
        'Disk space, memory, failed backups and expiring certificates send a message to the person you name, and to us if we maintain the server.',
    },
  ],
  process: [
    {
      title: 'List and choose',
      description:
        'We write down which programs must run, for how many people and with how much data. You pick from two or three sizes with running costs beside them.',
    },
    {
      title: 'Build',
      description:
        'The operating system, security, users and backups are set up and checked while your old machine still does the work. Cloud servers we set up from a distance; on-site work depends on your city.',
    },
    {
      title: 'Move',
      description:
        'A trial copy comes first. The final one is made when your team has stopped entering data, often on a Sunday.',
    },
    {
      title: 'Handover',
      description:
        'You receive logins, a network drawing, the restore steps on one page and a session for whoever will look after it.',
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
        'Large drawings or videos used by people in the same building are faster on an office machine. Anything that branches, customers or a sales team must reach belongs in the cloud, where a power cut in your area cannot stop it. A factory in Hosur may well need one of each.',
    },
    {
      id: 'stop-billing',
      question: 'Will billing stop while data is moved?',
      answer:
        'Only for the last copy, and you choose when: after closing time is usual for shops. A full trial is done earlier to find out how long the copy runs and whether your reports open. The old server stays untouched until you say the new one is right.',
    },
    {
      id: 'build-time',
      question: 'How many days until the server is running?',
      answer: `A basic server, such as one VPS for a website or a file server for one office, needs ${timelines.serverBasic}. A complex one, with several machines, Active Directory, a database to move or a standby copy, takes ${timelines.serverComplex}. For hardware that must be ordered, the supplier’s delivery date is added and shown in the quote.`,
    },
    {
      id: 'maintenance',
      question: 'Who looks after it, and what if it fails at night?',
      answer: `An AMC (annual maintenance contract) with us covers updates, backup checks and a look at the alerts, and comes with ${emergencyCover}. Without one, you reach an engineer ${officeHours.text}, and the work is quoted before it starts. Or your own person does it, with the notes from the handover.`,
    },
    {
      id: 'cost-and-passwords',
      question: 'What do we pay you, what goes to the cloud company, and who holds the passwords?',
      answer: `Our work on one server is billed ${payment.smallProjects}. A set-up with many machines or sites is split into ${payment.largeProjects}, such as build, migration and handover. Cloud rent, Windows licences and hardware are paid to their sellers. The accounts are in your company’s name with your own admin login. The handover page lists the logins we made, and ours is one that you can switch off.`,
    },
  ],
  related: ['office-setup', 'software-development', 'web-application-development'],
  closing:
    'Is a machine failing now? Then call rather than write. Otherwise send us the list of programs the server must run, how many people use them, and where your data is today.',
  updated: '2026-11-21',
} satisfies Service;
