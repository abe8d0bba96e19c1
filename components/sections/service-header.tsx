import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { type Action, ActionPair } from '@/components/ui/action-pair';
import { Container } from '@/components/ui/container';
import { FactBoard, type FactRow } from '@/components/ui/fact-board';
import { LineTag } from '@/components/ui/line-tag';
import { lineClasses } from '@/components/ui/line-classes';
import { Stop } from '@/components/ui/stop';
import type { ServiceSlug } from '@/content/services/slugs';
import type { IconName, Line } from '@/content/types';
import clsx from 'clsx';

type ServiceHeaderProps = {
  slug: ServiceSlug;
  icon: IconName;
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

/** The drawing stands on the header's coloured edge; on phones it shares a row with the tag, and its line runs below that. */
export function ServiceHeader({ trail, crumb, line, title, lead, quote, call, facts, slug, icon }: ServiceHeaderProps) {
  return (
    <div className={clsx(lineClasses[line.id], 'overflow-hidden border-b-12 border-line bg-tint pt-4 pb-10')}>
      <Container>
        <Breadcrumbs trail={trail} current={crumb} />
        <div className="grid grid-cols-[auto_1fr] gap-x-4 lg:mt-4 lg:grid-cols-[5fr_4fr] lg:gap-x-14">
          <div className="grid justify-items-start gap-2 self-end pb-1 lg:flex lg:items-center lg:gap-3 lg:pb-0">
            <span className="arrival print:hidden">
              <Stop icon={icon} />
            </span>
            <LineTag number={line.number} name={line.name} />
          </div>
          <ServiceDrawing
            slug={slug}
            className="w-full max-w-45 justify-self-end overflow-visible md:max-w-70 lg:row-span-2 lg:-mb-13 lg:max-w-none lg:self-end"
          />
          <div className="col-span-2 lg:col-span-1">
            <h1 className="mt-5 text-display leading-display tracking-display">{title}</h1>
            <p className="mt-5 max-w-text text-lead">{lead}</p>
            <div className="mt-7 grid gap-3 sm:flex">
              <ActionPair quote={quote} call={call} />
            </div>
            <div className="mt-8">
              <FactBoard rows={facts} />
            </div>
          </div>
        </div>
      </Container>
    </div>
  );
}
