import { officeHours, payment } from '@/content/facts';
import { categories } from '@/content/categories';
import { services as servicesPage } from '@/content/pages/services';
import { details } from '@/content/owner/details';
import { place } from '@/content/owner-facts';
import { serviceBySlug, slugsIn, type ServiceSlug } from '@/content/services';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/metadata';
import { canonicalPages, pageAt, type SitePage } from '@/lib/pages';
import { phones } from '@/lib/contact-links';
import { servicePath } from '@/lib/routes';

export const dynamic = 'force-static';

const link = ({ meta, canonical, kind, heading }: SitePage, more = '') =>
  `- [${kind === 'service' ? heading : meta.title}](${absoluteUrl(canonical)}): ${meta.description}${more}`;
const section = (title: string, links: readonly string[]) => `## ${title}\n\n${links.join('\n')}`;
const ofKind = (...kinds: SitePage['kind'][]) => canonicalPages.filter(({ kind }) => kinds.includes(kind));

/** A summary of the site for language models (llmstxt.org). */
export function GET() {
  const facts = [
    `Phone: ${phones.map(({ display }) => display).join(', ')}`,
    `E-mail: ${details.emails.info.value}`,
    `Hours: ${officeHours.text}`,
    `Area served: ${place}`,
    `Payment: smaller projects ${payment.smallProjects}; larger ones ${payment.largeProjects}`,
  ];
  const service = (slug: ServiceSlug) => {
    const times = serviceBySlug(slug).times.map(({ label, value }) => ` ${label}: ${value}.`);
    return link(pageAt(servicePath(slug)), times.join(''));
  };
  const parts = [
    `# ${details.name.value}`,
    `> ${site.description}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...categories.map(({ id, name }) => section(`${servicesPage.crumb}: ${name}`, slugsIn(id).map(service))),
    section(
      details.name.value,
      ofKind('plain', 'listing').map((page) => link(page)),
    ),
    section(
      'Optional',
      ofKind('legal').map((page) => link(page)),
    ),
  ];
  return new Response(`${parts.join('\n\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
