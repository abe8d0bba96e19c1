import { PageFrame } from '@/app/_templates/page-frame';
import { PrintFooter } from '@/components/footer/footer';
import { LegalText } from '@/components/page/legal-text';
import { PageHeader } from '@/components/page/page-header';
import { legalPage } from '@/content/labels';
import { legalDocuments } from '@/content/legal';
import { identityRows, lastUpdated } from '@/lib/confirmed-details';
import { pageMetadata } from '@/lib/metadata';

type Props = PageProps<'/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = () => legalDocuments.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/${(await params).slug}`);
}

/** A legal page. The agency's legal details are at its end, once they're confirmed. */
export default async function LegalPage({ params }: Props) {
  const { slug } = await params;
  const { title, lead, updated, sections } = legalDocuments.find((document) => document.slug === slug)!;
  const lines = identityRows('every page').map(({ label, value }) => `${label}: ${value}`);
  const agency = lines.length > 0 ? [{ id: 'who-you-deal-with', title: legalPage.agency, body: [lines] }] : [];
  return (
    <PageFrame path={`/${slug}`}>
      <PageHeader path={`/${slug}`} title={title} lead={lead} lines="grey" />
      <LegalText sections={[...sections, ...agency]} updated={lastUpdated(updated)} />
      <PrintFooter path={`/${slug}`} />
    </PageFrame>
  );
}
