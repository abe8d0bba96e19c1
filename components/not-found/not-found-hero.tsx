import { PageHeader } from '@/components/page/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import type { notFound } from '@/content/pages/not-found';
import { routes } from '@/lib/routes';

type NotFoundHeroProps = typeof notFound & {
  /** Likely wrong slugs by the right one. */
  mistakenSlugs: Record<string, readonly string[]>;
};

/** The 404 page's header, whose lines lead nowhere. log-missing-path.client.ts logs the path. */
export function NotFoundHero({ code, title, text, suggestion, mistakenSlugs, action }: NotFoundHeroProps) {
  return (
    <div data-missing-path="">
      <PageHeader
        breadcrumbs={<p className="-mt-2 flex h-11 items-center font-display text-title font-bold">{code}</p>}
        title={title}
        lines="dashed"
      >
        <div className="mt-4.5 max-w-184 text-lead">
          <p data-no-suggestion="" className="text-ink-soft">
            {text}
          </p>
          <Suggestion text={suggestion} mistakenSlugs={mistakenSlugs} />
        </div>
        <ButtonLink href={routes.home} className="mt-5">
          {action}
        </ButtonLink>
      </PageHeader>
    </div>
  );
}

/** Replaces the text if components/not-found/did-you-mean.client.ts finds a page. */
function Suggestion({ text, mistakenSlugs }: { text: string } & Pick<NotFoundHeroProps, 'mistakenSlugs'>) {
  const [before, after] = text.split('{page}');
  return (
    <p data-suggestion={JSON.stringify(mistakenSlugs)} hidden>
      {before}
      <Link href={routes.home} className="inline-flex min-h-11 min-w-11 items-center font-bold underline" />
      {after}
    </p>
  );
}
