import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { Link } from '@/components/ui/link';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { Picture } from '@/components/ui/picture';
import type { ProjectItem } from '@/lib/projects';
import { Section } from './section';

type ProjectsProps = ProjectListProps & {
  id: string;
  title: string;
  more?: MoreLinkProps;
};

/** Work that clients agreed to show. Renders nothing without projects. */
export function Projects({ id, title, items, labels, more }: ProjectsProps) {
  if (items.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ProjectList items={items} labels={labels} />
      {more && <MoreLink {...more} />}
    </Section>
  );
}

type ProjectListProps = {
  items: readonly ProjectItem[];
  labels: { seeWork: string; clientSays: string };
};

const linkClass = 'inline-flex min-h-11 min-w-11 items-center underline';

/** Projects side by side: photo, client, what was done, and the client’s words. */
function ProjectList({ items, labels }: ProjectListProps) {
  return (
    <ul role="list" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-8">
      {items.map(({ id, client, place, summary, clientWords, url, picture, service }) => (
        <li key={id} id={id} className="border-t-3 border-ink pt-3 print:break-inside-avoid">
          {picture && (
            <Picture
              {...picture}
              sizes="(min-width: 1024px) 360px, (min-width: 600px) 45vw, 92vw"
              className="mb-3 aspect-4/3 w-full rounded-panel object-cover"
            />
          )}
          <h3 className="text-title">{client}</h3>
          <p className="text-ink-soft">{place}</p>
          <p className="mt-1">
            <NonBreakingTerms>{summary}</NonBreakingTerms>
          </p>
          {clientWords && (
            <blockquote className="mt-2 border-s-3 border-rule ps-3">
              <span className="sr-only">{labels.clientSays}: </span>
              {clientWords}
            </blockquote>
          )}
          <p className="flex flex-wrap gap-x-5">
            {service && (
              <Link href={service.href} className={linkClass}>
                {service.label}
              </Link>
            )}
            {url && (
              <Link href={url} className={linkClass} aria-label={`${labels.seeWork}: ${client}`}>
                {labels.seeWork}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
