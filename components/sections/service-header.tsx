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
  chat: Action;
  facts: readonly FactRow[];
};

/**
 * The drawing stands on the header's coloured edge; on phones it shares a row with the tag, and its line runs below that. It
 * comes last and its row has its height before, so that nothing moves while the page arrives.
 */
export function ServiceHeader({
  trail,
  crumb,
  line,
  title,
  lead,
  quote,
  call,
  chat,
  facts,
  slug,
  icon,
}: ServiceHeaderProps) {
  return (
    <div className={clsx(lineClasses[line.id], 'overflow-hidden border-b-12 border-line bg-tint pt-4 pb-10')}>
      <Container>
        <Breadcrumbs trail={trail} current={crumb} />
        <div className="grid grid-cols-[auto_1fr] grid-rows-[minmax(7.5rem,auto)] gap-x-4 md:grid-rows-[minmax(11.75rem,auto)] lg:mt-4 lg:grid-cols-[4fr_3fr] lg:grid-rows-[auto] lg:gap-x-14">
          <div className="grid justify-items-start gap-2 self-end pb-1 lg:flex lg:items-center lg:gap-3 lg:pb-0">
            <span className="header-stop print:hidden">
              <Stop icon={icon} />
            </span>
            <LineTag number={line.number} name={line.name} />
          </div>
          <div className="col-span-2 row-start-2 lg:col-span-1">
            <h1 className="mt-5 text-display leading-display tracking-display">{title}</h1>
            <p className="mt-5 max-w-text text-lead">{lead}</p>
            <div className="mt-7 grid gap-3 sm:flex">
              <ActionPair quote={quote} call={call} chat={chat} />
            </div>
            <div className="mt-8">
              <FactBoard rows={facts} />
            </div>
          </div>
          <ServiceDrawing
            slug={slug}
            className="col-start-2 row-start-1 w-full max-w-45 self-end justify-self-end overflow-visible md:max-w-70 lg:row-end-3 lg:-mb-13 lg:max-w-none"
          />
        </div>
      </Container>
    </div>
  );
}
