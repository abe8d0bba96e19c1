import { MoreLink } from '@/components/ui/links';
import { nonBreaking } from '@/components/ui/non-breaking';
import { Picture } from '@/components/ui/picture';
import { trustLabels } from '@/content/labels';
import type { Testimonial } from '@/content/types';
import type { ProjectItem } from '@/lib/projects';
import { anchors, routes } from '@/lib/routes';
import { DetailRows } from './details';
import { Section } from './section';

type ProjectsProps = ProjectListProps & {
  id: string;
  title: string;
  lead?: string;
  /** The title if there's no job. */
  wordsTitle?: string;
  /** Whether a link leads to all of them, on /about. */
  hasMore?: boolean;
  /** Whole jobs with their prices, in a sentence each, if there's no other job. */
  examples?: readonly string[];
  /** Of clients whose job isn't shown. */
  words?: readonly Testimonial[];
};

/** Work that clients agreed to show, and what they say. Renders nothing without any. */
export function Projects(props: ProjectsProps) {
  const { id, title, lead, wordsTitle = title, items, examples = [], hasMore, words = [] } = props;
  if (items.length + words.length + examples.length === 0) return null;
  return (
    <Section id={id} title={items.length + examples.length > 0 ? title : wordsTitle} lead={lead}>
      {items.length > 0 ? (
        <ProjectList items={items} />
      ) : (
        examples.map((example) => (
          <p key={example} className="mb-2 max-w-text text-lead">
            {example}
          </p>
        ))
      )}
      {words.map(({ text, name, company, town, lang }) => (
        <figure key={text} className="mt-6 max-w-text border-s-3 border-rule ps-3">
          <blockquote lang={lang} className="text-lead">
            {nonBreaking(text)}
          </blockquote>
          <figcaption className="text-ink-soft">
            <span lang={lang}>{`${name}, ${company}`}</span>
            {town && `, ${town}`}
          </figcaption>
        </figure>
      ))}
      {items.length > 0 && hasMore && (
        <MoreLink label={trustLabels.allProjects} href={`${routes.about}#${anchors.projects}`} />
      )}
    </Section>
  );
}

type ProjectListProps = { items: readonly ProjectItem[] };

const linkClass = 'inline-flex min-h-11 min-w-11 items-center underline';

/** Projects side by side: photo, client, what was done, and the client’s words. */
function ProjectList({ items }: ProjectListProps) {
  const wideSize = items.length < 3 ? '640px' : '360px';
  return (
    <ul role="list" className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-8">
      {items.map(({ id, client, place, summary, facts, url, picture, caption, service, answeringClient, ...words }) => (
        <li key={id} id={id} className="border-t-3 border-ink pt-3 only:max-w-text print:break-inside-avoid">
          {picture && (
            <Picture
              {...picture}
              sizes={`(min-width: 1024px) ${wideSize}, (min-width: 600px) 45vw, 92vw`}
              className="mb-3 aspect-4/3 w-full rounded-panel object-cover"
            />
          )}
          {picture && caption && <p className="-mt-1 mb-3 text-ink-soft">{nonBreaking(caption)}</p>}
          <h3 className="text-title">{client}</h3>
          <p className="text-ink-soft">{place}</p>
          <p className="mt-1">{nonBreaking(summary)}</p>
          <DetailRows rows={facts} className="mt-1" />
          <ClientWords {...words} />
          {answeringClient && (
            <p className="mt-2">{trustLabels.answeringClient.replace('{name}', answeringClient.name)}</p>
          )}
          <p className="flex flex-wrap gap-x-5">
            {service && (
              <a href={service.href} className={linkClass}>
                {service.label}
              </a>
            )}
            {words.testimonialHref && (
              <a
                href={words.testimonialHref}
                className={linkClass}
                aria-label={`${trustLabels.clientWords}: ${client}`}
              >
                {trustLabels.clientWords}
              </a>
            )}
            {url && (
              <a href={url} className={linkClass} aria-label={`${trustLabels.seeWork}: ${client}`}>
                {trustLabels.seeWork}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

type ClientWordsProps = Pick<ProjectItem, 'clientWords' | 'testimonial'>;

/** What the client says of a project: their testimonial, else a few words. */
function ClientWords({ clientWords, testimonial }: ClientWordsProps) {
  const words = testimonial?.text ?? clientWords;
  if (!words) return null;
  return (
    <blockquote className="mt-2 border-s-3 border-rule ps-3">
      <span className="sr-only">{trustLabels.clientSays}: </span>
      <span lang={testimonial?.lang}>{words}</span>
      {testimonial && <footer className="text-ink-soft">{testimonial.name}</footer>}
    </blockquote>
  );
}
