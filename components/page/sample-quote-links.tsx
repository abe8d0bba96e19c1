import { trustLabels } from '@/content/labels';
import { sampleQuoteLinks } from '@/lib/sample-quotes';

/** A row of links to the sample quotes of the services. */
export function SampleQuoteLinks({ id }: { id?: string }) {
  return (
    <p id={id} className="mt-6 flex scroll-mt-28 flex-wrap gap-x-6 lg:text-lead">
      <span className="w-full">{trustLabels.sampleQuotes}</span>
      {sampleQuoteLinks.map((link) => (
        <a key={link.href} href={link.href} className="flex min-h-11 min-w-11 items-center underline">
          {link.label}
        </a>
      ))}
    </p>
  );
}
