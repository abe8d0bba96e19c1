import { ProjectList, type ProjectListProps } from '@/components/page/project-list';
import { MoreLink, type MoreLinkProps } from '@/components/ui/more-link';
import { Section } from '@/components/page/section';

type ProjectsProps = ProjectListProps & {
  id: string;
  title: string;
  more?: MoreLinkProps;
};

/** Work that clients agreed to show. Renders nothing without projects. */
export function Projects({ id, title, more, ...list }: ProjectsProps) {
  if (list.items.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ProjectList {...list} />
      {more && <MoreLink {...more} />}
    </Section>
  );
}
