import { Section } from '@/components/page/section';
import { JobList, type JobListProps } from '@/components/page/project-list';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';

type ServiceJobsProps = JobListProps & { title: string; more: MoreLinkProps };

/** Jobs of a service on its page. Renders nothing without jobs. */
export function ServiceJobs({ title, more, ...list }: ServiceJobsProps) {
  if (list.items.length === 0) return null;
  return (
    <Section id="jobs" title={title} layout="columns">
      <JobList {...list} />
      <MoreLink {...more} />
    </Section>
  );
}
