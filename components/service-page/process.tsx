import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Section } from '@/components/page/section';
import { nonBreaking } from '@/components/ui/non-breaking';
import { servicePage, trustLabels } from '@/content/labels';
import type { Feature } from '@/content/types';

type ProcessProps = {
  steps: readonly Feature[];
  /** Whom clients of this service talk to, before the first step. */
  contacts: ReactNode;
};

/**
 * Numbered steps as stops, in a band in the category's colour: in a row on a branch of the page's
 * track on wide screens, in a column on phones. The last one is what the client came for.
 */
export function Process({ steps, contacts }: ProcessProps) {
  return (
    <Section id="process" title={servicePage.process} space="category">
      {contacts && (
        <div className="mb-8">
          <h3 className="mb-2 text-title">{trustLabels.contacts}</h3>
          {contacts}
        </div>
      )}
      <ol role="list" className="relative grid gap-6 lg:gap-x-8 wide:auto-cols-fr wide:grid-flow-col">
        {steps.map(({ title, description }, index) => (
          <li key={title} className={clsx('process-step', index < steps.length - 1 && 'has-next')}>
            {index === 0 && (
              <svg aria-hidden="true" width="62" height="38" className="max-lg:hidden">
                <path d="M6 0V16L22 32H62" fill="none" strokeWidth="12" className="stroke-category" />
              </svg>
            )}
            <span aria-hidden="true" className="process-stop">
              {index + 1}
            </span>
            <div>
              <h3 className="text-title wide:mt-4">{title}</h3>
              <p className="text-ink-soft">{nonBreaking(description)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
