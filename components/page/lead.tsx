import clsx from 'clsx';
import { nonBreaking } from '@/components/ui/non-breaking';

/** The text under a page's headline. */
export function Lead({ children, className }: { children: string; className: string }) {
  return <p className={clsx('text-lead text-pretty', className)}>{nonBreaking(children)}</p>;
}
