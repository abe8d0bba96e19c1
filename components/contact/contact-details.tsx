import { ButtonLink } from '@/components/ui/button-link';
import { MoreLink } from '@/components/ui/more-link';
import { LegalDetails, type LegalDetailsProps } from '@/components/page/legal-details';
import { EmailAddresses, type EmailAddressesProps } from './email-addresses';

type ContactDetailsProps = EmailAddressesProps & {
  timetable: readonly { days: string; times: string }[];
  place: string;
  /** Where the agency works online and on site. */
  workArea: string;
  /** The towns that technicians come to. */
  towns: LegalDetailsProps['rows'];
  map?: string;
  /** Languages, how soon somebody replies, and who we are. Those without rows aren’t shown. */
  more: readonly { title: string; rows: LegalDetailsProps['rows'] }[];
  contactCard: string;
};

export function ContactDetails({
  labels,
  emails,
  copyWords,
  timetable,
  place,
  workArea,
  towns,
  map,
  more,
  contactCard,
}: ContactDetailsProps) {
  return (
    <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1 print:block print:space-y-8">
      <div className="sm:max-lg:col-span-2">
        <EmailAddresses labels={labels} emails={emails} copyWords={copyWords} />
      </div>
      <div>
        <h2 className="text-title">{labels.hours}</h2>
        <div className="surface-panel mt-3 rounded-panel px-4 py-2">
          {/* open-now.client.ts fills in what wide screens have above; its space is kept. */}
          <p data-open-now="" className="min-h-10 py-2 font-bold text-balance lg:hidden noscript:hidden" />
          <dl className="panel-rows">
            {timetable.map(({ days, times }) => (
              <div key={days} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <dt>{days}</dt>
                <dd className="font-display text-lg font-bold text-panel-figure">{times}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div>
        <h2 className="text-title">{labels.location}</h2>
        <p className="mt-1">{place}</p>
        <p className="mt-1 text-ink-soft">{workArea}</p>
        <LegalDetails rows={towns} className="mt-1" />
        {map && <MoreLink label={labels.map} href={map} />}
        <ButtonLink href={contactCard} variant="outlined" download className="mt-4">
          {labels.saveContact}
        </ButtonLink>
      </div>
      {more
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <div key={title}>
            <h2 className="text-title">{title}</h2>
            <LegalDetails rows={rows} className="mt-1" />
          </div>
        ))}
    </div>
  );
}
