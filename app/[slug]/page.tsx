import { Page } from '@/app/_templates/page';
import { PrintFooter } from '@/components/footer/footer';
import { LegalText } from '@/components/page/legal-text';
import { PageHeader } from '@/components/page/page-header';
import { Story } from '@/components/page/section';
import { legalPage as labels } from '@/content/labels';
import type { LegalDocument, SectionsCopy } from '@/content/types';
import { identityRows, lastUpdated } from '@/lib/confirmed-details';
import { pageMetadata } from '@/lib/metadata';
import { pageAt, pages } from '@/lib/pages';

type Props = PageProps<'/[slug]'>;

const pageOf = async ({ params }: Props) => pageAt(`/${(await params).slug}`);

export const dynamicParams = false;

/** The pages whose copy is all in the list of pages: legal ones, and those of plain sections. */
export function generateStaticParams() {
  return pages.filter(({ copy }) => copy).map(({ path }) => ({ slug: path.slice(1) }));
}

export async function generateMetadata(props: Props) {
  return pageMetadata((await pageOf(props)).path);
}

export default async function CopyPage(props: Props) {
  const page = await pageOf(props);
  if (page.kind === 'legal') return <LegalPage {...page.copy} />;
  return page.kind === 'plain' && page.copy && <SectionsPage {...page.copy} />;
}

/** A page of plain sections, such as /careers. */
function SectionsPage({ path, hero, sections, closing }: SectionsCopy) {
  return (
    <Page path={path} closing={closing}>
      <PageHeader path={path} {...hero} />
      {sections.map((section) => (
        <Story key={section.id} {...section} />
      ))}
    </Page>
  );
}

/** With the agency's legal details at its end, once they're confirmed. */
function LegalPage({ slug, title, lead, updated, sections }: LegalDocument) {
  const path = `/${slug}`;
  const lines = identityRows('every page').map(({ label, value }) => `${label}: ${value}`);
  const agency = lines.length > 0 ? [{ id: 'who-you-deal-with', title: labels.agency, body: [lines] }] : [];
  return (
    <Page path={path}>
      <PageHeader path={path} title={title} lead={lead} lines="grey" />
      <LegalText sections={[...sections, ...agency]} updated={lastUpdated(updated)} />
      <PrintFooter path={path} />
    </Page>
  );
}
