import clsx from 'clsx';
import { EnquiryForm, type EnquiryFormProps } from '@/components/enquiry/enquiry-form';
import { NextStepTitles } from './next-steps';
import { SectionHeading } from '@/components/page/section-heading';
import { type BoardName, StationBoard } from '@/components/page/station-board';
import { CategoryStripes } from '@/components/page/category-stripes';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import type { home } from '@/content/pages/home';

type ContactBlockProps = typeof home.contact & {
  /** What is verbatim, such as a number, keeps its direction and isn't translated. */
  rows: readonly { label: string; value: string; href?: string; isVerbatim?: boolean }[];
  /** What happens after a visitor writes. */
  steps: readonly string[];
  form: EnquiryFormProps;
  board: BoardName;
  /** Home’s trunk ends on the block’s edge, and brings the space above it. */
  endsTrunk?: boolean;
};

/** The end of the home page, instead of a call to action. */
export function ContactBlock({ title, lead, rows, steps, form, board, endsTrunk = false }: ContactBlockProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={endsTrunk ? undefined : 'pt-band'}>
      <Container>
        <StationBoard
          name={board}
          stripes={<CategoryStripes />}
          endsTrack={endsTrunk}
          className="grid gap-x-14 gap-y-6 lg:grid-cols-[2fr_3fr]"
        >
          <div>
            <SectionHeading id="contact-title" title={title} lead={lead} />
            <dl className="mt-3 lg:text-lg">
              {rows.map(({ label, value, href, isVerbatim = false }) => (
                <div key={value} className="flex flex-wrap items-baseline gap-x-2">
                  <dt className="min-w-24 text-ink-soft">{label}</dt>
                  <dd
                    className={clsx('font-bold', isVerbatim && href?.startsWith('tel:') && 'font-display text-section')}
                  >
                    {href ? (
                      <Link
                        href={href}
                        dir={isVerbatim ? 'ltr' : undefined}
                        translate={isVerbatim ? 'no' : undefined}
                        className="inline-flex min-h-11 min-w-11 items-center hover:underline"
                      >
                        {value}
                      </Link>
                    ) : (
                      <span className="inline-flex min-h-11 items-center">{value}</span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <NextStepTitles titles={steps} />
          </div>
          <div>
            <EnquiryForm {...form} />
          </div>
        </StationBoard>
      </Container>
    </section>
  );
}
