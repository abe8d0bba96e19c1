import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { LinkPreviews } from './link-previews';
import { count, type PageReview, type ReviewModel } from './model';
import { TextLink } from './text-link';
import { Probes, Viewer } from './viewer';

type PageGridProps = Pick<ReviewModel, 'siteName' | 'pages'>;

/** Every page once, changed and warned ones first; opening one shows how it looks, how it is listed and shared. */
export function PageGrid({ siteName, pages }: PageGridProps) {
  return (
    <Section id="pages" title="How pages look">
      <label hidden className="block font-bold">
        Search pages <input type="search" data-search="" className="form-field max-w-text" />
      </label>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {pages.map((page) => (
          <PageCard key={page.path} page={page} siteName={siteName} />
        ))}
      </ul>
      <p data-empty="" hidden>
        No page has these words.
      </p>
      <Viewer />
      <Probes />
    </Section>
  );
}

const appearances = {
  new: 'New page',
  same: 'Looks the same',
  maybe: 'Appearance changed',
  unknown: 'Appearance was not compared',
} as const;

function PageCard({ page, siteName }: { page: PageReview; siteName: string }) {
  const { path, name, twin, mark, warnings, changes, appearance, previous, card } = page;
  const marks = [mark, warnings.length > 0 && count(warnings.length, 'finding')].filter(Boolean);
  return (
    <li
      id={path}
      data-page={path}
      data-previous={previous}
      data-changed={appearance === 'maybe' ? '' : undefined}
      className={clsx(
        'scroll-mt-4 overflow-hidden rounded-control border bg-card has-[[open]]:col-span-full',
        page.isChanged ? 'border-ink' : 'border-rule',
      )}
    >
      <details name="page">
        <summary className="flex cursor-pointer items-center gap-3 p-3">
          {card && <img src={card.image} alt="" width="96" height="50" loading="lazy" className="flex-none" />}
          <span className="min-w-0">
            <b className="block">{name}</b>
            <span className="block text-ink-soft">{path}</span>
            {marks.length > 0 && <span className="block font-bold">{marks.join(', ')}</span>}
            <span data-appearance="" className="line-clamp-3 whitespace-pre-line">
              {appearances[appearance]}
            </span>
          </span>
        </summary>
        <div className="border-t border-rule p-3">
          <p className="flex flex-wrap gap-x-5">
            <TextLink href={path}>Open the page</TextLink>
            {previous && <TextLink href={previous}>As it was</TextLink>}
          </p>
          {twin && <p>{twin} shows the same.</p>}
          <ul className="mb-3 list-disc pl-5">
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
            {changes.map(({ id, text }) => (
              <li key={id}>
                <Link href={`#${id}`} className="my-1 line-clamp-2 min-h-6 underline underline-offset-4">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <div data-viewer="" />
          {/* Until the page is opened, it costs no elements. */}
          <template>
            <LinkPreviews page={page} siteName={siteName} />
          </template>
        </div>
      </details>
      <div data-sign-off={path} className="flex flex-wrap items-center gap-3 px-3 pb-3 empty:hidden" />
    </li>
  );
}
