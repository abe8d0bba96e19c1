import { projects } from '@/content/owner/projects';
import { serviceBySlug, type ServiceSlug } from '@/content/services';
import { formatMonth } from '@/content/dates';
import { trustLabels } from '@/content/labels';
import { hasNoGst } from '@/content/owner-facts';
import { gstText } from '@/content/starting-prices';
import type { Project, Testimonial } from '@/content/types';
import { inRupees } from '@/content/wording';
import { routes, servicePath } from './routes';

export type ProjectItem = Omit<Project, 'service'> & {
  /** Trade and town, without a trade that the client’s name has. */
  place: string;
  /** A link to its service, on pages that aren’t the service’s own. */
  service?: { label: string; href: string };
  /** Size, time, price and result, as far as they're known. */
  facts: readonly { label: string; value: string }[];
  /** The client's testimonial, on the page of its service. */
  testimonial?: Pick<Testimonial, 'text' | 'name' | 'lang'>;
  /** Where the testimonial is, on home. */
  testimonialHref?: string;
};

/** Whether two texts say the same, but for capitals and punctuation. */
export function sameWords(one = '', other = ''): boolean {
  const [first, second] = [one, other].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  );
  return first !== '' && first === second;
}

/** What a job was like, in rows. */
function jobFacts({ size, days, finished, rupees, result }: Project): ProjectItem['facts'] {
  // Some owners type the size again.
  const hasNews = result && !sameWords(size, result.figures);
  const time = [days && `${days} ${days === 1 ? 'day' : 'days'}`, finished && formatMonth(finished)];
  return [
    { label: trustLabels.jobSize, value: size },
    { label: trustLabels.jobTime, value: time.filter(Boolean).join(', ') },
    {
      label: trustLabels.jobPrice,
      value: rupees && inRupees(rupees) + gstText(hasNoGst ? 'none' : 'extra'),
    },
    { label: trustLabels.jobResult, value: hasNews && `${result.figures} (${result.period})` },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** The projects of content/owner/projects.ts, all or those of a service, as pages show them. */
export function projectItems(slug?: ServiceSlug): ProjectItem[] {
  return projects
    .filter(({ service }) => !slug || service === slug)
    .map(({ service, ...project }) => ({
      ...project,
      facts: jobFacts({ service, ...project }),
      id: `project-${project.id}`,
      place: project.client.toLowerCase().includes(project.trade.toLowerCase())
        ? project.town
        : `${project.trade}, ${project.town}`,
      service: slug ? undefined : { label: serviceBySlug(service).shortTitle, href: servicePath(service) },
    }));
}

/** The address of a project on /about. */
export const projectHref = (id: string) => `${routes.about}#project-${id}`;
