import { PageFrame } from './page-frame';
import { PrintFooter } from '@/components/footer/print-footer';
import { LegalText } from '@/components/page/legal-text';
import { PageHeader } from '@/components/page/page-header';
import { legalPage as labels } from '@/content/pages/legal-page';
import type { LegalDocument } from '@/content/types';
import { formatDate } from '@/lib/dates';
import { files } from '@/lib/routes';
import { legalRows } from '@/lib/confirmed-details';
import { breadcrumbOf } from '@/lib/pages';

/** The agency's legal details, as a section; none while nothing is confirmed. */
function agencySection(): LegalDocument['sections'] {
  const lines = legalRows().map(({ label, value }) => `${label}: ${value}`);
  return lines.length > 0 ? [{ id: 'who-you-deal-with', title: labels.agency, body: [lines] }] : [];
}

export function LegalPage({ slug, title, lead, updated, sections }: LegalDocument) {
  return (
    <PageFrame path={`/${slug}`}>
      <PageHeader title={title} lead={lead} {...breadcrumbOf(`/${slug}`)} />
      <LegalText
        sections={[...sections, ...agencySection()]}
        contentsTitle={labels.contents}
        licenses={{ label: labels.licenses, href: files.licenses }}
        updated={{ label: labels.lastUpdated, iso: updated, text: formatDate(updated) }}
      />
      <PrintFooter path={`/${slug}`} />
    </PageFrame>
  );
}
