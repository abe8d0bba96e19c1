import { Page } from './page';
import { PrintFooter } from '@/components/footer/print-footer';
import { LegalText } from '@/components/page/legal-text';
import { formatDate } from '@/content/dates';
import { PageHeader } from '@/components/page/page-header';
import { legalPage as labels } from '@/content/labels';
import type { LegalDocument } from '@/content/types';
import { identityRows, lastUpdated } from '@/lib/confirmed-details';

/** The agency's legal details, as a section; none while nothing is confirmed. */
function agencySection() {
  const lines = identityRows('every page').map(({ label, value }) => `${label}: ${value}`);
  return lines.length > 0 ? [{ id: 'who-you-deal-with', title: labels.agency, body: [lines] }] : [];
}

export function LegalPage({ slug, title, lead, updated, sections }: LegalDocument) {
  const day = lastUpdated(updated);
  return (
    <Page
      path={`/${slug}`}
      header={(breadcrumbs) => <PageHeader title={title} lead={lead} breadcrumbs={breadcrumbs} lines="grey" />}
    >
      <LegalText
        sections={[...sections, ...agencySection()]}
        labels={labels}
        updated={{ date: day, text: formatDate(day) }}
      />
      <PrintFooter path={`/${slug}`} />
    </Page>
  );
}
