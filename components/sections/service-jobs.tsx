import { ColumnSection } from '@/components/ui/column-section';
import { JobList, type JobListProps } from '@/components/ui/job-list';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';

type ServiceJobsProps = JobListProps & { title: string; more: MoreLinkProps };

/** Jobs of one service on its page; nothing where there is none. */
export function ServiceJobs({ title, more, ...list }: ServiceJobsProps) {
  if (list.items.length === 0) return null;
  return (
    <ColumnSection id="jobs" title={title}>
      <JobList {...list} />
      <MoreLink {...more} />
    </ColumnSection>
  );
}
