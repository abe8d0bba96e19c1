'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

type QuoteLinkProps = {
  label: string;
  /** The form, on the page that has it: loading that page again would empty it. */
  formHref: string;
  className: string;
};

export function QuoteLink({ label, formHref, className }: QuoteLinkProps) {
  const href = usePathname() === routes.contact ? formHref : routes.contact;
  return (
    <ButtonLink href={href} className={className}>
      {label}
    </ButtonLink>
  );
}
