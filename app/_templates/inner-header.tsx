import type { ReactNode } from 'react';
import { CategoryLines } from '@/components/drawings/category-lines';
import { PageHeader } from '@/components/page/page-header';
import { categories } from '@/content/categories';
import type { IconName } from '@/content/types';
import { contactLinks } from '@/lib/contact-links';

type InnerHeaderProps = {
  title: string;
  lead?: string;
  breadcrumbs: ReactNode;
  /** In the stop where the lines meet. */
  icon: IconName;
  /** Offers the quote button of the page with this path. */
  quoteFrom?: string;
  children?: ReactNode;
};

/** The header of pages that aren't a service's, with the lines of all categories. */
export function InnerHeader({ icon, quoteFrom, ...header }: InnerHeaderProps) {
  return (
    <PageHeader
      {...header}
      action={quoteFrom ? contactLinks(quoteFrom).quote : undefined}
      drawing={<CategoryLines categories={categories} icon={icon} />}
    />
  );
}
