import { PageHeader } from '@/components/page/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { notFound } from '@/content/pages/not-found';
import { services } from '@/content/services';
import { routes, statusRoutes } from '@/lib/routes';

/** Likely wrong slugs by the right one. */
const mistakenSlugs = Object.fromEntries(
  services.flatMap(({ slug, mistakenSlugs: wrong }) => (wrong ? [[slug, wrong]] : [])),
);

/** The 404 page's header, whose lines lead nowhere. log-missing-path.client.ts logs the path. */
export function NotFoundHero() {
  const { code, title, text, suggestion, action } = notFound;
  const [before, after] = suggestion.split('{page}');
  return (
    <div data-missing-path="">
      <PageHeader
        path={statusRoutes.notFound}
        code={<p className="-mt-2 flex h-11 items-center font-display text-title font-bold">{code}</p>}
        title={title}
        lines="dashed"
      >
        <div className="mt-4.5 max-w-184 text-lead">
          <p data-no-suggestion="" className="text-ink-soft">
            {text}
          </p>
          {/* Replaces the text if did-you-mean.client.ts finds a page. */}
          <p data-suggestion={JSON.stringify(mistakenSlugs)} hidden>
            {before}
            <Link href={routes.home} className="inline-flex min-h-11 min-w-11 items-center font-bold underline" />
            {after}
          </p>
        </div>
        <ButtonLink href={routes.home} className="mt-5">
          {action}
        </ButtonLink>
      </PageHeader>
    </div>
  );
}
