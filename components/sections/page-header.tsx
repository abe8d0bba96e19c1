import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';

type PageHeaderProps = {
  trail: readonly Crumb[];
  crumb: string;
  title: string;
  lead?: string;
};

/** Breadcrumb, h1 and lead of a plain page. */
export function PageHeader({ trail, crumb, title, lead }: PageHeaderProps) {
  return (
    <div className="border-rule border-b pt-4 pb-10 md:pb-14">
      <Container>
        <Breadcrumbs trail={trail} current={crumb} />
        <h1 className="text-display leading-display tracking-display mt-5 md:mt-8">{title}</h1>
        {lead && <p className="text-lead text-ink-soft mt-5 max-w-text">{lead}</p>}
      </Container>
    </div>
  );
}
