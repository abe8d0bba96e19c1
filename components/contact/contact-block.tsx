import clsx from 'clsx';
import { EnquiryForm, type EnquiryFormProps } from '@/components/enquiry/enquiry-form';
import { type BoardName, StationBoard } from '@/components/page/station-board';
import { CategoryStripes } from '@/components/page/category-stripes';
import { Container } from '@/components/ui/container';
import { EmailAddress } from '@/components/ui/email-address';
import { Link } from '@/components/ui/link';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { PhoneLink } from '@/components/ui/phone-link';
import type { home } from '@/content/pages/home';

type ContactBlockProps = typeof home.contact & {
  /** What is verbatim, such as a number, keeps its direction and isn't translated. */
  rows: readonly { label: string; value: string; href?: string; isVerbatim?: boolean }[];
  form: EnquiryFormProps;
  board: BoardName;
};

/** The end of the home page, instead of a call to action. */
export function ContactBlock({ title, lead, rows, form, board }: ContactBlockProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="pt-band">
      <Container>
        <StationBoard
          name={board}
          stripes={<CategoryStripes />}
          size="large"
          className="grid gap-x-14 gap-y-6 lg:grid-cols-[2fr_3fr]"
        >
          <div>
            <h2 id="contact-title" className="text-section">
              {title}
            </h2>
            <p className="mt-3 text-lead text-pretty">{lead}</p>
            <dl className="mt-3">
              {rows.map(({ label, value, href, isVerbatim = false }) => (
                <div key={value} className="flex flex-wrap items-baseline gap-x-3">
                  <dt
                    className={clsx('basis-24 lg:basis-22', isVerbatim && href?.startsWith('tel:') && 'max-sm:sr-only')}
                  >
                    {label}
                  </dt>
                  <dd className="min-w-0 grow basis-40 font-display text-title font-bold">
                    {isVerbatim && href?.startsWith('tel:') ? (
                      <PhoneLink href={href} number={value} className="text-number lg:whitespace-nowrap" />
                    ) : href ? (
                      <Link
                        href={href}
                        dir={isVerbatim ? 'ltr' : undefined}
                        translate={isVerbatim ? 'no' : undefined}
                        className="inline-flex min-h-11 min-w-11 items-center hover:underline"
                      >
                        {href.startsWith('mailto:') ? <EmailAddress>{value}</EmailAddress> : value}
                      </Link>
                    ) : (
                      <p className="min-h-11 content-center">
                        <NonBreakingTerms>{value}</NonBreakingTerms>
                      </p>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <EnquiryForm {...form} />
          </div>
        </StationBoard>
      </Container>
    </section>
  );
}
