import { officeHours, payment } from '@/content/facts';
import { legalDocuments } from '@/content/legal';
import { lines } from '@/content/lines';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { services as listing } from '@/content/pages/services';
import { serviceBySlug } from '@/content/services';
import { site } from '@/content/site';
import { absoluteUrl } from './metadata';
import { call } from './reach';
import { routes, servicePath } from './routes';

const link = (title: string, path: string, description: string) => `- [${title}](${absoluteUrl(path)}): ${description}`;

/** The site in short for language models, in the form of llmstxt.org: a heading, a summary, then lists of links. */
export function llmsText(): string {
  const parts = [
    `# ${site.name.value}`,
    `> ${site.description}`,
    [
      `- Phone: ${call.display}`,
      `- E-mail: ${site.emails.info.value}`,
      `- Hours: ${officeHours.text}`,
      `- Area served: ${site.country}`,
      `- Payment: smaller projects ${payment.smallProjects}; larger ones ${payment.largeProjects}`,
    ].join('\n'),
    ...lines.map(({ name, stops }) =>
      [
        `## ${listing.hero.title}: ${name}`,
        '',
        ...stops.map((slug) => {
          const { title, meta, timing } = serviceBySlug(slug);
          return link(title, servicePath(slug), `${meta.description} ${timing.label}: ${timing.value}.`);
        }),
      ].join('\n'),
    ),
    [
      `## ${site.name.value}`,
      '',
      link(home.meta.title, routes.home, home.meta.description),
      link(listing.meta.title, routes.services, listing.meta.description),
      link(about.meta.title, routes.about, about.meta.description),
      link(faq.meta.title, routes.faq, faq.meta.description),
      link(contact.meta.title, routes.contact, contact.meta.description),
    ].join('\n'),
    ['## Optional', '', ...legalDocuments.map(({ slug, meta }) => link(meta.title, `/${slug}`, meta.description))].join(
      '\n',
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
