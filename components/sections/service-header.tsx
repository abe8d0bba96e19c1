import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { type Action, ActionPair } from '@/components/ui/action-pair';
import { Container } from '@/components/ui/container';
import { FactBoard, type FactRow } from '@/components/ui/fact-board';
import { LineTag } from '@/components/ui/line-tag';
import { lineClasses } from '@/components/ui/line-classes';
import type { Line } from '@/content/types';
import clsx from 'clsx';

type ServiceHeaderProps = {
  trail: readonly Crumb[];
  /** Name of the page in the breadcrumb. */
  crumb: string;
  line: Pick<Line, 'id' | 'number' | 'name'>;
  title: string;
  lead: string;
  quote: Action;
  call: Action;
  facts: readonly FactRow[];
};

export function ServiceHeader({ trail, crumb, line, title, lead, quote, call, facts }: ServiceHeaderProps) {
  return (
    <div className={clsx(lineClasses[line.id], 'border-b-12 border-line bg-tint pt-4 pb-10')}>
      <Container>
        <Breadcrumbs trail={trail} current={crumb} />
        <div className="mt-6 grid items-end gap-x-14 gap-y-8 lg:grid-cols-[3fr_2fr]">
          <div>
            <LineTag number={line.number} name={line.name} />
            <h1 className="mt-4 text-display leading-display tracking-display">{title}</h1>
            <p className="mt-5 max-w-text text-lead">{lead}</p>
            <div className="mt-7 grid gap-3 sm:flex">
              <ActionPair quote={quote} call={call} />
            </div>
          </div>
          <FactBoard rows={facts} />
        </div>
      </Container>
    </div>
  );
}
