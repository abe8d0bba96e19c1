import type { ReactNode } from 'react';
import { PageDrawing, type PageDrawingName } from '@/components/drawings/page-drawing';
import { PageHeader } from '@/components/page/page-header';
import { categories } from '@/content/categories';
import { contactLinks } from '@/lib/contact-links';

type InnerHeaderProps = {
  title: string;
  lead?: string;
  breadcrumbs: ReactNode;
  drawing?: PageDrawingName;
  /** Offers the quote button of the page with this path. */
  quoteFrom?: string;
};

/** The header of pages that aren't a service's. */
export function InnerHeader({ drawing, quoteFrom, ...header }: InnerHeaderProps) {
  return (
    <PageHeader
      {...header}
      action={quoteFrom ? contactLinks(quoteFrom).quote : undefined}
      drawing={drawing && <PageDrawing name={drawing} labels={categories.map(({ name }) => name)} />}
    />
  );
}
