import { ButtonLink } from '@/components/ui/button-link';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { LegalDetails, type LegalDetailsProps } from '@/components/page/legal-details';
import { EmailAddresses, type EmailAddressesProps } from './email-addresses';

type ContactDetailsProps = {
  emails: EmailAddressesProps;
  hours: {
    title: string;
    rows: readonly { days: string; times: string }[];
  };
  /** `workArea` is where the agency works online and on site. */
  location: {
    title: string;
    value: string;
    workArea: string;
    /** How to reach us, and who we are. */
    rows: LegalDetailsProps['rows'];
    map?: MoreLinkProps;
  };
  contactCard: { label: string; href: string };
};

export function ContactDetails({ emails, hours, location, contactCard }: ContactDetailsProps) {
  return (
    <div className="grid content-start gap-6 sm:grid-cols-2 print:block print:space-y-8">
      <div className="sm:col-span-2">
        <EmailAddresses {...emails} />
      </div>
      <div>
        <h2 className="text-title">{hours.title}</h2>
        <div className="surface-panel mt-3 rounded-panel px-4 py-2">
          {/* open-now.client.ts fills in what wide screens have above; its space is kept. */}
          <p data-open-now="" className="min-h-10 py-2 font-bold text-balance lg:hidden noscript:hidden" />
          <dl className="panel-rows">
            {hours.rows.map(({ days, times }) => (
              <div key={days} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <dt>{days}</dt>
                <dd className="font-display text-lg font-bold text-panel-figure">{times}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div>
        <h2 className="text-title">{location.title}</h2>
        <p className="mt-1">{location.value}</p>
        <p className="mt-1 text-ink-soft">{location.workArea}</p>
        <LegalDetails rows={location.rows} className="mt-3" />
        {location.map && <MoreLink {...location.map} />}
        <ButtonLink href={contactCard.href} variant="outlined" download className="mt-4">
          {contactCard.label}
        </ButtonLink>
      </div>
    </div>
  );
}
