'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';

type PhoneBarLinksProps = {
  call: { label: string; href: string; icon: ReactNode };
  /** `services`: titles by slug; in `serviceHref`, the chat about one of them, `{service}` stands for the title. */
  whatsApp: { label: string; href: string; serviceHref: string; services: Record<string, string>; icon: ReactNode };
  quote: { label: string; href: string; formHref: string };
};

const placeholder = encodeURIComponent('{service}');

/** On a service's page, WhatsApp and the quote name the service. Right in the exported HTML: nothing here needs React. */
export function PhoneBarLinks({ call, whatsApp, quote }: PhoneBarLinksProps) {
  const pathname = usePathname();
  const slug = /^\/(?:services|products)\/([^/]+)$/.exec(pathname)?.[1] ?? '';
  const title = whatsApp.services[slug];
  const chat = title && whatsApp.serviceHref.replace(placeholder, encodeURIComponent(title));
  const quoteHref = pathname === routes.contact ? quote.formHref : title ? `${quote.href}?service=${slug}` : quote.href;
  return (
    <>
      <Link href={call.href}>
        {call.icon}
        {call.label}
      </Link>
      <Link href={chat || whatsApp.href}>
        {whatsApp.icon}
        {whatsApp.label}
      </Link>
      <Link href={quoteHref}>{quote.label}</Link>
    </>
  );
}
