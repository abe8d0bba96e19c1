import clsx from 'clsx';
import type { OfficeHours } from '@/lib/office-hours';

export type OpenNowProps = {
  hours: OfficeHours;
  /** `{day}` in `closed` stands for the weekday on which the office opens next. */
  labels: { open: string; closed: string };
  className?: string;
};

/** Says whether the office is open: lib/build/export's small script writes it. Without a script there is only the timetable. */
export function OpenNow({ hours, labels, className }: OpenNowProps) {
  return (
    <p
      data-open-now={[hours.days, hours.opens, hours.closes, labels.open, labels.closed].join('|')}
      className={clsx('open-now', className)}
    />
  );
}
