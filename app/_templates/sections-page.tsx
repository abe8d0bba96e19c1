import { Story } from '@/components/page/story';
import { PageHeader } from '@/components/page/page-header';
import type { SectionsCopy } from '@/content/types';
import { Page } from './page';

/** A page of plain sections, such as /careers. */
export function SectionsPage({ path, hero, sections, closing }: SectionsCopy) {
  return (
    <Page path={path} header={(breadcrumbs) => <PageHeader {...hero} breadcrumbs={breadcrumbs} />} closing={closing}>
      {sections.map((section) => (
        <Story key={section.id} {...section} />
      ))}
    </Page>
  );
}
