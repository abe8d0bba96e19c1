import type { ReactNode } from 'react';
import { OpenNow } from '@/components/ui/open-now';
import { SectionHeading } from '@/components/ui/section-heading';
import { OpeningHours } from '@/components/ui/opening-hours';

type ContactDetailsProps = {
  title: string;
  hours: { title: string; rows: readonly { days: string; times: string }[] };
  location: { title: string; value: string };
  /** Number and addresses, which can be copied. */
  children: ReactNode;
};

/** Every way to the agency: number, WhatsApp, addresses, hours, place. */
export function ContactDetails({ title, hours, location, children }: ContactDetailsProps) {
  return (
    <section aria-labelledby="details-title" id="details">
      <SectionHeading id="details-title" title={title} />
      {children}
      <h3 className="mt-9 text-title">{hours.title}</h3>
      <div className="mt-3 rounded-panel bg-panel px-5 py-2 text-on-panel">
        <OpenNow className="min-h-10 border-b border-dashed border-panel-rule py-2 font-bold" />
        <OpeningHours rows={hours.rows} />
      </div>
      <h3 className="mt-9 text-title">{location.title}</h3>
      <p className="mt-1">{location.value}</p>
    </section>
  );
}
