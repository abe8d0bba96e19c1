import clsx from 'clsx';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

/** The text under a page's headline. */
export function Lead({ children, className }: { children: string; className: string }) {
  return (
    <p className={clsx('text-lead text-pretty', className)}>
      <NonBreakingTerms>{children}</NonBreakingTerms>
    </p>
  );
}
