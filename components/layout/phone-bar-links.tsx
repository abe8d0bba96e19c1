'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';

type PhoneBarLinksProps = {
  call: { label: string; href: string; icon: ReactNode };
  /** In `serviceHref`, the chat about a service, `{service}` stands for its title. */
  whatsApp: { label: string; href: string; serviceHref: string; icon: ReactNode };
  quote: { label: string; href: string; formHref: string };
  /** By slug, each with the class of its line. */
  services: Record<string, { title: string; lineClass: string }>;
  /** Names the bar. */
  label: string;
};

const placeholder = encodeURIComponent('{service}');

/** On a service's page, WhatsApp and the quote name the service, and the bar has its line's colour. Right in the exported HTML: nothing here needs React. */
export function PhoneBarLinks({ call, whatsApp, quote, services, label }: PhoneBarLinksProps) {
  const pathname = usePathname();
  const slug = /^\/(?:services|products)\/([^/]+)$/.exec(pathname)?.[1] ?? '';
  const { title, lineClass } = services[slug] ?? {};
  const chat = title && whatsApp.serviceHref.replace(placeholder, encodeURIComponent(title));
  const quoteHref = pathname === routes.contact ? quote.formHref : title ? `${quote.href}?service=${slug}` : quote.href;
  return (
    // Not shown before it is whole: its icons would move when their words arrive.
    <nav aria-label={label} className={clsx('phone-bar not-has-[+*]:invisible lg:hidden print:hidden', lineClass)}>
      <Link href={call.href}>
        {call.icon}
        {call.label}
      </Link>
      <Link href={chat || whatsApp.href}>
        {whatsApp.icon}
        {whatsApp.label}
      </Link>
      <Link href={quoteHref}>{quote.label}</Link>
    </nav>
  );
}
