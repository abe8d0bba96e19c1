import { ButtonLink } from '@/components/ui/button-link';
import { categoryClasses } from '@/components/ui/category-classes';
import type { servicesToCompare } from '@/lib/catalogue';

type QuoteTicketProps = {
  title: string;
  quote: { href: string; label: string };
  groups: ReturnType<typeof servicesToCompare>;
};

/** What is ticked in the table of services, and a button. services-table.client.ts shows both. */
export function QuoteTicket({ title, quote, groups }: QuoteTicketProps) {
  return (
    <div data-quote-ticket="" hidden className="quote-ticket print:hidden">
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-0.5 px-4.5 py-3 text-base/snug">
        <p className="font-display text-title font-bold">{title}</p>
        <ul role="list" className="contents">
          {groups.flatMap(({ id, rows }) =>
            rows.map(({ slug, shortLabel }) => (
              <li key={slug} data-service={slug} hidden className={`${categoryClasses[id]} quote-ticket-service`}>
                {shortLabel}
              </li>
            )),
          )}
        </ul>
      </div>
      <div className="quote-ticket-stub surface-highlight">
        <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
      </div>
    </div>
  );
}
