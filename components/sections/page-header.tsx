import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import { LineBundle } from '@/components/ui/line-bundle';

type PageHeaderProps = {
  trail: readonly Crumb[];
  crumb: string;
  title: string;
  lead?: string;
};

/** Breadcrumb, h1 and lead of a plain page. */
export function PageHeader({ trail, crumb, title, lead }: PageHeaderProps) {
  return (
    <div className="border-b border-rule pt-4 pb-10">
      <Container>
        <Breadcrumbs trail={trail} current={crumb} />
        <div className="mt-6 flex items-end justify-between gap-10">
          <div className="lg:pb-12">
            <h1 className="text-display leading-display tracking-display">{title}</h1>
            {lead && <p className="mt-5 max-w-text text-lead text-ink-soft">{lead}</p>}
          </div>
          <LineBundle />
        </div>
      </Container>
    </div>
  );
}
