import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import type { notFound } from '@/content/pages/not-found';
import { routes } from '@/lib/routes';

type NotFoundHeroProps = typeof notFound & {
  /** Likely wrong slugs by the right one. */
  mistakenSlugs: Record<string, readonly string[]>;
};

/** The 404 page's header: a line that ends. log-missing-path.client.ts logs the path. */
export function NotFoundHero({ code, title, text, suggestion, mistakenSlugs, action }: NotFoundHeroProps) {
  return (
    <section aria-labelledby="missed-title" data-missing-path="" className="overflow-hidden pt-10 pb-6 md:pt-16">
      <Container>
        <p className="font-display text-hero font-bold">{code}</p>
        <svg
          viewBox="0 0 600 40"
          aria-hidden="true"
          className="mt-2 w-full max-w-150 overflow-visible"
          fill="none"
          strokeLinecap="round"
        >
          <path d="M-9999 20H386" strokeWidth="12" className="stroke-ink" />
          <path d="M410 20h30M462 20h20M506 20h10M540 20h2" strokeWidth="12" className="stroke-ink" />
          <circle cx="386" cy="20" r="13" strokeWidth="7" className="fill-paper stroke-ink" />
        </svg>
        <h1 id="missed-title" className="mt-6 text-display">
          {title}
        </h1>
        <div className="mt-4 max-w-text text-lead">
          <p data-no-suggestion="" className="text-ink-soft">
            {text}
          </p>
          <Suggestion text={suggestion} mistakenSlugs={mistakenSlugs} />
        </div>
        <ButtonLink href={routes.home} className="mt-5">
          {action}
        </ButtonLink>
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
