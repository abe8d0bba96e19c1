import { trustLabels } from '@/content/labels';
import { sampleQuoteLinks } from '@/lib/sample-quotes';

type SampleQuoteLinksProps = {
  /** Of the line. With it, the links have their quotes' ids, which were on this page once. */
  id?: string;
};

/** A row of links to the sample quotes of the services. */
export function SampleQuoteLinks({ id }: SampleQuoteLinksProps) {
  return (
    <p id={id} className="mt-6 flex scroll-mt-28 flex-wrap gap-x-6 lg:text-lead">
      <span className="w-full">{trustLabels.sampleQuotes}</span>
      {sampleQuoteLinks.map((link) => (
        <a
          key={link.href}
          id={id && link.id}
          href={link.href}
          className="flex min-h-11 min-w-11 scroll-mt-28 items-center underline"
        >
          {link.label}
        </a>
      ))}
    </p>
  );
}
