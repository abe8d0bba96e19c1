import { trustLabels } from '@/content/labels';
import { prices } from '@/content/owner/prices';
import { sampleQuoteLinks } from '@/lib/sample-quotes';

const hasPrice = Object.values(prices).some(({ quoteRow }) => quoteRow);
/** A row of links to the sample quotes of the services. */
export function SampleQuoteLinks({ id }: { id?: string }) {
  return (
    <p id={id} className="mt-6 flex scroll-mt-28 flex-wrap gap-x-6 lg:text-lead">
      <span className="w-full">{hasPrice ? trustLabels.pricedQuotes : trustLabels.sampleQuotes}</span>
      {sampleQuoteLinks.map((link) => (
        <a key={link.href} href={link.href} className="flex min-h-11 min-w-11 items-center underline">
          {link.label}
        </a>
      ))}
    </p>
  );
}
