import clsx from 'clsx';
import { openNow } from '@/lib/contact-links';

const week = openNow.map((change) => change.join(' ')).join('|');

/** Says whether the office is open: tools/export's small script writes it, so room is kept. Without a script it is not there. */
export function OpenNow({ className }: { className?: string }) {
  return <p data-week={week} className={clsx('noscript:hidden', className)} />;
}
