import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import type { notFound } from '@/content/pages/not-found';
import { routes } from '@/lib/routes';

type NotFoundHeroProps = typeof notFound & {
  /** Likely wrong slugs by the right one. */
  mistakenSlugs: Record<string, readonly string[]>;
};

/**
 * The 404 page's header: a line that ends before its last stop. log-missing-path.client.ts logs the
 * path.
 */
export function NotFoundHero({ code, title, text, suggestion, mistakenSlugs, action }: NotFoundHeroProps) {
  return (
    <section aria-labelledby="missed-title" data-missing-path="" className="overflow-hidden pt-10 pb-6 md:pt-16">
      <Container>
        <p className="font-display text-hero font-bold">{code}</p>
        <div aria-hidden="true" className="dead-end">
          <span className="dead-end-stop" />
          <span className="dead-end-stop is-last" />
        </div>
        <div className="mt-6 gap-x-12 gap-y-4 lg:mt-8 lg:grid lg:grid-cols-2">
          <h1 id="missed-title" className="text-display">
            {title}
          </h1>
          <div className="max-w-text text-lead max-lg:mt-4">
            <p data-no-suggestion="" className="text-ink-soft">
              {text}
            </p>
            <Suggestion text={suggestion} mistakenSlugs={mistakenSlugs} />
            <ButtonLink href={routes.home} className="mt-5">
              {action}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
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
