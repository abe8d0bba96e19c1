import { JobList, type JobListProps } from '@/components/page/project-list';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { Section } from '@/components/page/section';

type JobsProps = JobListProps & {
  id: string;
  title: string;
  more?: MoreLinkProps;
};

/** Work that clients agreed to show. Renders nothing without jobs. */
export function Jobs({ id, title, more, ...list }: JobsProps) {
  if (list.items.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <JobList {...list} />
      {more && <MoreLink {...more} />}
    </Section>
  );
}
