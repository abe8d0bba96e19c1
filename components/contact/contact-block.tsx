import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { SectionHeading } from '@/components/page/section-heading';
import { EnquiryForm, type EnquiryFormProps } from '@/components/enquiry/enquiry-form';

type ContactBlockProps = {
  title: string;
  lead: string;
  /** What is verbatim, such as a number, keeps its direction and isn't translated. */
  rows: readonly { label: string; value: string; href?: string; isVerbatim?: boolean }[];
  form: EnquiryFormProps;
  /** Home’s trunk ends on the block’s edge, and brings the space above it. */
  endsTrunk?: boolean;
};

/** The end of the home page, instead of a call to action. */
export function ContactBlock({ title, lead, rows, form, endsTrunk = false }: ContactBlockProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={endsTrunk ? undefined : 'pt-band'}>
      <Container>
        <div
          className={clsx(
            'surface-highlight grid gap-x-14 gap-y-6 rounded-panel border-3 border-highlight-edge p-4.5 md:p-11 lg:grid-cols-[2fr_3fr]',
            // A round corner would blend with the trunk's stop.
            endsTrunk && 'rounded-ss-none',
          )}
        >
          <div>
            <SectionHeading id="contact-title" title={title} lead={lead} />
            <dl className="mt-3 lg:text-lg">
              {rows.map(({ label, value, href, isVerbatim = false }) => (
                <div key={value} className="flex flex-wrap items-baseline gap-x-2">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="font-bold">
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
          </div>
          <div>
            <EnquiryForm {...form} />
          </div>
        </div>
      </Container>
    </section>
  );
}
