import { PagePrintFooter } from './page-print-footer';
import { LegalText } from '@/components/sections/legal-text';
import { PageHeader } from '@/components/sections/page-header';
import { JsonLd } from '@/components/ui/json-ld';
import { labels } from '@/content/pages/labels';
import type { LegalDocument } from '@/content/types';
import { formatDate } from '@/lib/dates';
import { pageGraph } from '@/lib/json-ld';
import { breadcrumbOf } from '@/lib/pages';

/** The frame of the three legal pages. */
export function LegalPage({ slug, title, lead, sections, updated }: LegalDocument) {
  return (
    <>
      <PageHeader title={title} lead={lead} {...breadcrumbOf(`/${slug}`)} />
      <LegalText
        sections={sections}
        contentsTitle={labels.contents}
        updated={{ label: labels.lastUpdated, iso: updated, text: formatDate(updated) }}
      />
      <PagePrintFooter path={`/${slug}`} />
      <JsonLd graph={pageGraph(`/${slug}`)} />
    </>
  );
}
