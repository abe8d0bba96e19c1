import { projects } from '@/content/owner/projects';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import type { Project } from '@/content/types';
import { routes, servicePath } from './routes';

export type ProjectItem = Omit<Project, 'service'> & {
  /** Trade and town, without a trade that the client’s name has. */
  place: string;
  /** A link to its service, on pages that aren’t the service’s own. */
  service?: { label: string; href: string };
};

/** The projects of content/owner/projects.ts, all or those of a service, as pages show them. */
export function projectItems(slug?: ServiceSlug): ProjectItem[] {
  return projects
    .filter(({ service }) => !slug || service === slug)
    .map(({ service, ...project }) => ({
      ...project,
      id: `project-${project.id}`,
      place: project.client.toLowerCase().includes(project.trade.toLowerCase())
        ? project.town
        : `${project.trade}, ${project.town}`,
      service: slug ? undefined : { label: serviceBySlug(service).shortTitle, href: servicePath(service) },
    }));
}

/** The address of a project on /about. */
export const projectHref = (id: string) => `${routes.about}#project-${id}`;
