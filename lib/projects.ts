import { projects } from '@/content/projects';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { type PictureSources, pictureSources } from './pictures';
import { routes, servicePath } from './routes';

export type ProjectItem = {
  id: string;
  client: string;
  /** Trade and town. */
  place: string;
  done: string;
  words?: string;
  url?: string;
  picture?: PictureSources;
  /** A link to its service, on pages that aren’t the service’s own. */
  service?: { label: string; href: string };
};

/** The projects of content/projects.ts, all or those of a service, as pages show them. */
export function projectItems(slug?: ServiceSlug): ProjectItem[] {
  return projects
    .filter(({ service }) => !slug || service === slug)
    .map(({ id, client, trade, town, done, words, url, picture, service }) => ({
      id: `project-${id}`,
      client,
      place: `${trade}, ${town}`,
      done,
      words,
      url,
      picture: picture && pictureSources(picture),
      service: slug ? undefined : { label: serviceBySlug(service).shortTitle, href: servicePath(service) },
    }));
}

/** The address of a project on /about. */
export const projectHref = (id: string) => `${routes.about}#project-${id}`;
