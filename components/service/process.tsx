import { Section } from '@/components/page/section';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import type { ProcessStep } from '@/content/types';
import clsx from 'clsx';

type ProcessProps = {
  title: string;
  steps: readonly ProcessStep[];
  more?: MoreLinkProps;
};

/** Numbered steps as stops, in a row on wide screens, in a column on phones. */
export function Process({ title, steps, more }: ProcessProps) {
  return (
    <Section id="process" title={title} layout="columns">
      {/* Moved up on wide screens, so that the circles are level with the heading beside them. */}
      <ol role="list" className="grid gap-x-6 gap-y-6 lg:-mt-2.25 wide:auto-cols-fr wide:grid-flow-col">
        {steps.map(({ title: name, description }, index) => (
          <li
            key={name}
            className={clsx('relative isolate flex gap-2.5 wide:block', index < steps.length - 1 && 'process-track')}
          >
            <span
              aria-hidden="true"
              className="relative flex size-9 shrink-0 items-center justify-center rounded-full border-6 border-category bg-card font-display text-title font-bold wide:size-12"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-title wide:mt-4">{name}</h3>
              <p className="text-ink-soft wide:mt-1">
                <NonBreakingTerms>{description}</NonBreakingTerms>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {more && <MoreLink {...more} />}
    </Section>
  );
}
