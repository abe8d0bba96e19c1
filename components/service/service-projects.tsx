import { Section } from '@/components/page/section';
import { ProjectList, type ProjectListProps } from '@/components/page/project-list';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';

type ServiceProjectsProps = ProjectListProps & { title: string; more: MoreLinkProps };

/** Projects of a service on its page. Renders nothing without projects. */
export function ServiceProjects({ title, more, ...list }: ServiceProjectsProps) {
  if (list.items.length === 0) return null;
  return (
    <Section id="projects" title={title} layout="columns">
      <ProjectList {...list} />
      <MoreLink {...more} />
    </Section>
  );
}
