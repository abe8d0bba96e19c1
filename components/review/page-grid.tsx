import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { ChatCards } from './chat-cards';
import { count, entryId, type PageReview, type ReviewModel } from './model';
import { SearchResult } from './search-result';
import { Viewer } from './viewer';

type PageGridProps = Pick<ReviewModel, 'siteName' | 'pages' | 'findings' | 'changes'>;

/** Every page once, changed and warned ones first; opening one shows how it looks, how it is listed and shared. */
export function PageGrid(props: PageGridProps) {
  return (
    <Section id="pages" title="How pages look">
      <div data-scripted="" hidden>
        <label className="font-bold">
          Search pages <input type="search" data-search="" className="form-field max-w-text" />
        </label>
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {props.pages.map((page) => (
          <PageCard key={page.path} page={page} {...props} />
        ))}
      </ul>
      <p data-empty="" hidden>
        No page has these words.
      </p>
      <Viewer />
    </Section>
  );
}

const appearances = {
  new: 'New page',
  same: 'Looks the same',
  maybe: 'Appearance changed',
  unknown: 'Appearance was not compared',
} as const;

type PageCardProps = PageGridProps & { page: PageReview };

function PageCard(props: PageCardProps) {
  const { page, siteName } = props;
  const { path, name, twin, findings, changes, appearance, previous, card } = page;
  const isChanged = changes.length > 0 || appearance === 'maybe' || appearance === 'new';
  const marks = [
    changes.length > 0 && count(changes.length, 'change'),
    findings.length > 0 && count(findings.length, 'finding'),
  ];
  return (
    <li
      id={entryId(path)}
      data-page={path}
      data-previous={previous}
      data-changed={appearance === 'maybe' ? '' : undefined}
      className={clsx(
        'scroll-mt-4 overflow-hidden rounded-control border bg-card has-[[open]]:col-span-full',
        isChanged ? 'border-ink' : 'border-rule',
      )}
    >
      <details name="page">
        <summary className="flex cursor-pointer items-center gap-3 p-3">
          {card && <img src={card.image} alt="" width="96" height="50" loading="lazy" className="flex-none" />}
          <span className="min-w-0">
            <b className="block">{name}</b>
            <span className="block text-ink-soft">{path}</span>
            {marks.some(Boolean) && <span className="block font-bold">{marks.filter(Boolean).join(', ')}</span>}
            <span data-appearance="" className="line-clamp-3">
              {appearances[appearance]}
            </span>
          </span>
        </summary>
        <div className="border-t border-rule p-3">
          <p className="flex flex-wrap gap-x-5">
            <PageLink href={path}>Open the page</PageLink>
            {previous && <PageLink href={previous}>As it was</PageLink>}
            {page.source.editUrl && <PageLink href={page.source.editUrl}>Edit its texts</PageLink>}
          </p>
          {twin && <p>{twin} shows the same.</p>}
          <Entries {...props} />
          <div data-viewer="" />
          <template>
            <PagePanel page={page} siteName={siteName} />
          </template>
        </div>
      </details>
      <div data-sign-off={path} className="flex flex-wrap items-center gap-3 px-3 pb-3 empty:hidden" />
    </li>
  );
}

/** Warnings and changes of a page; the rows above tell them in full. */
function Entries({
  page,
  findings,
  changes,
}: PageCardProps | (Omit<PageCardProps, 'siteName' | 'pages'> & { page: PageReview })) {
  if (page.findings.length + page.changes.length === 0) return null;
  return (
    <ul className="mb-3 list-disc pl-5">
      {page.findings.map((index) => (
        <li key={`finding ${index}`}>
          {[findings[index]?.subject, findings[index]?.message].filter(Boolean).join(': ')}
        </li>
      ))}
      {page.changes.map((index) => {
        const { id = '', name, before, after = before } = changes[index] ?? {};
        return (
          <li key={id}>
            <Link href={`#${id}`} className="underline underline-offset-4">
              {name}: “{after?.slice(0, 80)}”
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** What opens with a page; until then it costs no elements. */
function PagePanel({ page, siteName }: { page: PageReview; siteName: string }) {
  return (
    <>
      {page.result ? (
        <div className="my-4 flex flex-wrap gap-5">
          <SearchResult page={page} siteName={siteName} device="phone" />
          <SearchResult page={page} siteName={siteName} device="desktop" />
        </div>
      ) : (
        <p>Search engines do not list this page.</p>
      )}
      {page.card && <ChatCards card={page.card} />}
    </>
  );
}

function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="inline-flex target items-center font-bold underline underline-offset-4">
      {children}
    </Link>
  );
}
