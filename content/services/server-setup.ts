import { emergencySupport, officeHours, payment, timelines } from '../facts';
import type { Service } from '../types';

export const serverSetup = {
  slug: 'server-setup',
  title: 'Server setup',
  shortTitle: 'Server setup',
  mapLabel: 'Servers',
  icon: 'server',
  cardDescription: `A basic server in ${timelines.serverBasic}, backups included.`,
  meta: {
    title: 'Server setup in India: office, VPS and cloud',
    description:
      'Linux and Windows servers set up for your files, Tally, website or app, in your office or in the cloud, with backups that are tested by restoring.',
  },
  lead: 'A server holds what your business cannot lose: accounts, orders, patient files, the website itself. We choose the right machine or cloud plan, lock it down, copy it somewhere safe and prove to you that the copy can be restored.',
  timing: { label: 'Basic server', value: timelines.serverBasic },
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
        'Automatic copies go to a second place, usually every night. Before handover we delete a test file and bring it back while you watch.',
    },
    {
      title: 'Users and permissions',
      description:
        'Staff sign in with their own names, kept in one list (Active Directory on Windows). When someone leaves, one switch closes every folder to them.',
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
        'Owners and accountants connect from home through a VPN, a private tunnel over the internet. Remote Desktop is never left open to the whole internet.',
    },
    {
      title: 'Alerts before trouble',
      description:
        'Disk space, memory, failed backups and expiring certificates send a message to the person you name, and to us if we maintain the server.',
    },
  ],
  process: [
    {
      step: 1,
      title: 'List',
      description: 'We write down which programs must run, how many people use them, and how much data there is today.',
    },
    {
      step: 2,
      title: 'Choose',
      description:
        'You pick from two or three sizes with running costs beside them. Cloud accounts carry your company’s name.',
    },
    {
      step: 3,
      title: 'Build',
      description:
        'The operating system, security, users and backups are set up and checked while your old machine still does the work.',
    },
    {
      step: 4,
      title: 'Move',
      description: 'A trial copy comes first. The final one is made when your team has stopped entering data.',
    },
    {
      step: 5,
      title: 'Handover',
      description:
        'You receive logins, a network drawing, the restore steps on one page and a session for whoever will look after it.',
    },
  ],
  technologies: {
    title: 'Systems we set up',
    items: [
      'Ubuntu Server',
      'AlmaLinux',
      'Windows Server 2025',
      'Proxmox VE',
      'Docker',
      'Nginx',
      'PostgreSQL',
      'SQL Server',
      'AWS Mumbai',
      'Microsoft Azure',
      'Synology NAS',
      'WireGuard',
    ],
  },
  faq: [
    {
      id: 'office-or-cloud',
      question: 'Should the server stand in our office or in the cloud?',
      answer:
        'Large drawings or videos used by people in the same building are faster on an office machine. Anything that branches, customers or a sales team must reach belongs in the cloud, where a power cut in your area cannot stop it. A factory in Chakan may well need one of each.',
    },
    {
      id: 'build-time',
      question: 'How many days until the server is running?',
      answer: `A basic server, such as one VPS for a website or a file server for one office, needs ${timelines.serverBasic}. A complex one, with several machines, Active Directory, a database to move or a standby copy, takes ${timelines.serverComplex}. For hardware that must be ordered, the supplier’s delivery date is added and shown in the quote.`,
    },
    {
      id: 'server-cost',
      question: 'What will we pay you, and what goes to the cloud company?',
      answer: `Our work on one server is billed ${payment.smallProjects}. A set-up with many machines or sites is split into ${payment.largeProjects}, such as build, migration and handover. Cloud rent, Windows licences and hardware are paid to their sellers in your name, so you see those bills yourself. GST is shown apart.`,
    },
    {
      id: 'stop-billing',
      question: 'Will billing stop while data is moved?',
      answer:
        'Only for the last copy, and you choose when: after closing time is usual for shops. A full trial is done earlier to find out how long the copy runs and whether every report opens. The old server stays untouched until you say the new one is right.',
    },
    {
      id: 'admin-passwords',
      question: 'Who holds the admin passwords?',
      answer:
        'You do. The cloud account, domain and licences are registered to your company, with your own admin login. Ours is a separate account that you can switch off on any day, for example if another engineer takes over. No hidden logins stay behind, and the handover page lists every account.',
    },
    {
      id: 'server-down',
      question: 'What if the server fails at night?',
      answer: `For owners who take a maintenance plan there is no closing time: they have ${emergencySupport}. A plan also covers updates, backup checks and a look at the alerts. Without one, you reach an engineer ${officeHours.text}, and the work is quoted before it starts.`,
    },
  ],
  related: ['office-setup', 'software-development', 'web-application-development'],
  closing: 'Send us the list of programs the server must run, how many people use them, and where your data is today.',
  updated: '2026-11-21',
} satisfies Service;
