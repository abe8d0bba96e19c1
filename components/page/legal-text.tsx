import { Text } from '@/components/ui/links';
import { formatDate } from '@/content/dates';
import { legalPage } from '@/content/labels';
import type { LegalDocument } from '@/content/types';
import { files } from '@/lib/routes';

type LegalTextProps = Pick<LegalDocument, 'sections' | 'updated'>;

/** A table of contents, then the text in one column. */
export function LegalText({ sections, updated }: LegalTextProps) {
  return (
    <div className="grid page-width gap-x-8 gap-y-10 pt-band lg:grid-cols-[17rem_1fr]">
      <div className="self-start lg:sticky lg:top-[calc(var(--sticky-header-height)+1.5rem)]">
        <nav aria-labelledby="contents-title" className="print:hidden">
          <h2 id="contents-title" className="text-title max-sm:hidden">
            {legalPage.contents}
          </h2>
          <details className="sm:details-content:[block-size:auto] sm:details-content:[content-visibility:visible]">
            <summary className="flex min-h-11 cursor-pointer items-center [font-family:var(--font-display)] font-bold underline sm:supports-[selector(::details-content)]:hidden">
              {legalPage.contents}
            </summary>
            <ol role="list" className="mt-3">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 min-w-11 items-center py-1.5 text-base/snug hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <p className="mt-5 text-ink-soft">
          {legalPage.lastUpdated} <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
        <a href={files.licenses} className="inline-flex min-h-11 min-w-11 items-center underline print:hidden">
          {legalPage.licenses}
        </a>
      </div>
      <div className="grid max-w-text content-start gap-10 text-button/7 print:max-w-none">
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-section">
              {title}
            </h2>
            <div className="mt-4 grid gap-4">
              {body.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>
                    <Text>{block}</Text>
                  </p>
                ) : (
                  <ul role="list" key={block[0]} className="grid list-disc gap-2 ps-5">
                    {block.map((item) => (
                      <li key={item}>
                        <Text>{item}</Text>
                      </li>
                    ))}
                  </ul>
                ),
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
