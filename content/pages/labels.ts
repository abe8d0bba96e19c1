import { routes } from '@/lib/routes';

/** Words on buttons and signs that stand on many pages. */
export const labels = {
  quote: 'Get free quote',
  call: 'Call',
  callUs: 'Call us',
  whatsApp: 'WhatsApp',
  contents: 'On this page',
  lastUpdated: 'Last updated',
} as const;

/** First step of every breadcrumb. */
export const homeCrumb = { label: 'Home', href: routes.home } as const;
