import { jobs } from '@/content/projects';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { type PictureSources, pictureSources } from './pictures';
import { routes, servicePath } from './routes';

export type JobItem = {
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

/** The jobs of content/projects.ts, all or those of a service, as pages show them. */
export function jobItems(slug?: ServiceSlug): JobItem[] {
  return jobs
    .filter(({ service }) => !slug || service === slug)
    .map(({ id, client, trade, town, done, words, url, picture, service }) => ({
      id: `job-${id}`,
      client,
      place: `${trade}, ${town}`,
      done,
      words,
      url,
      picture: picture && pictureSources(picture),
      service: slug ? undefined : { label: serviceBySlug(service).shortTitle, href: servicePath(service) },
    }));
}

/** The address of a job on /about. */
export const jobHref = (id: string) => `${routes.about}#job-${id}`;
