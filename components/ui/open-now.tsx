import clsx from 'clsx';
import { openNow } from '@/lib/contact-links';

const week = openNow.map((change) => change.join(' ')).join('|');

/** Whether the office is open, written by components/scripts/open-now.ts; its room is kept. */
export function OpenNow({ className }: { className?: string }) {
  return <p data-week={week} className={clsx('noscript:hidden', className)} />;
}
