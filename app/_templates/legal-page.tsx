import { PrintFooter } from '@/components/layout/print-footer';
import { LegalText } from '@/components/sections/legal-text';
import { PageHeader } from '@/components/sections/page-header';
import { JsonLd } from '@/components/ui/json-ld';
import { homeCrumb, labels } from '@/content/pages/labels';
import type { LegalDocument } from '@/content/types';
import { formatDate } from '@/lib/dates';
import { pageGraph } from '@/lib/json-ld';
import { files } from '@/lib/routes';

/** The frame of the three legal pages. */
export function LegalPage({ slug, title, lead, sections, updated }: LegalDocument) {
  return (
    <>
      <PageHeader title={title} lead={lead} trail={[homeCrumb]} crumb={title} />
      <LegalText
        sections={sections}
        contentsTitle={labels.contents}
        licenses={{ label: labels.licenses, href: files.licenses }}
        updated={{ label: labels.lastUpdated, iso: updated, text: formatDate(updated) }}
      />
      <PrintFooter path={`/${slug}`} />
      <JsonLd graph={pageGraph(`/${slug}`)} />
    </>
  );
}
