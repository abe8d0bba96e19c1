import { Link } from '@/components/ui/link';
import { count, type ReviewModel } from './model';

type VerdictProps = Pick<ReviewModel, 'verdict' | 'comparison' | 'changes' | 'added' | 'removed' | 'pages'>;

/** The answer in a sentence: what is new, whether it may go live, and what was open before. */
export function Verdict({ verdict, comparison, changes, added, removed, pages }: VerdictProps) {
  const { isBlocked, items, standing } = verdict;
  const isCompared = 'from' in comparison;
  const isSameText = changes.length + added.length + removed.length === 0;
  const mayDiffer = pages.some(({ appearance }) => appearance === 'maybe');
  return (
    <div role="group" aria-label="Verdict" className="mt-4 max-w-text text-lead">
      {isBlocked && (
        <p className="mb-2 border-l-8 border-design pl-3 font-bold">Don’t publish yet: a link leads nowhere.</p>
      )}
      {items.length > 0 && (
        <p>
          New in this preview: <b>{items.join(', ')}</b>.
        </p>
      )}
      {isCompared && isSameText && (
        <p>No text or link changed.{!mayDiffer && ' No page looks different from the live site.'}</p>
      )}
      {!isCompared && <p>{comparison.problem} Appearance was not compared.</p>}
      {isCompared && comparison.unread.length > 0 && (
        <p>Not compared, because the live site did not answer in time: {comparison.unread.join(', ')}.</p>
      )}
      {standing > 0 && (
        <p>
          Before launch:{' '}
          <Link href="#before-launch" className="inline-block underline underline-offset-4">
            {count(standing, 'question')} ▸
          </Link>
        </p>
      )}
    </div>
  );
}
