import { jobs } from '@/content/jobs';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import { type PictureSources, pictureSources } from './pictures';
import { routes, servicePath } from './routes';

export type ShownJob = {
  id: string;
  client: string;
  /** Trade and town. */
  place: string;
  done: string;
  words?: string;
  url?: string;
  picture?: PictureSources;
  /** Where the page isn’t the service’s own. */
  service?: { label: string; href: string };
};

/** The jobs that clients agreed to show, in the order of content/jobs.ts: all, or a service’s. */
export function shownJobs(slug?: ServiceSlug): ShownJob[] {
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

/** The address of a job among all of them. */
export const jobHref = (id: string) => `${routes.about}#job-${id}`;
