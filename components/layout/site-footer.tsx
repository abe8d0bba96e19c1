import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Container } from '@/components/ui/container';
import { CurrentYear } from '@/components/ui/current-year';
import { LineStripes } from '@/components/drawings/line-stripes';
import { LegalDetails } from '@/components/ui/legal-details';
import { Link, type LinkProps } from '@/components/ui/link';
import { OpenNow } from '@/components/ui/open-now';
import { officeHours } from '@/content/facts';
import { footerQuickLinks, footerServices, legalMenu } from '@/content/navigation';
import { serviceBySlug } from '@/content/services';
import { site } from '@/content/site';
import { call, chatAction, mailto } from '@/lib/contact-links';
import { legalDetails, place } from '@/lib/legal-details';
import { servicePath } from '@/lib/routes';

const chat = chatAction();

export function SiteFooter() {
  return (
    <footer className="mt-band print:hidden">
      <LineStripes />
      <div className="bg-panel pt-9 pb-8 text-on-panel-soft md:pt-12">
        <Container>
          <div className="footer-columns">
            <div className="col-span-full md:col-auto">
              <p className="font-display text-title font-bold text-on-panel" translate="no">
                {site.name.value}
              </p>
              <p>{`${site.tagline}.`}</p>
              <Island name="social-profiles" />
            </div>
            <FooterList title="Quick links">
              {footerQuickLinks.map(({ label, href }) => (
                <FooterLink key={href} href={href}>
                  {label}
                </FooterLink>
              ))}
            </FooterList>
            <FooterList title="Services">
              {footerServices.map((slug) => (
                <FooterLink key={slug} href={servicePath(slug)}>
                  {serviceBySlug(slug).shortTitle}
                </FooterLink>
              ))}
            </FooterList>
            <FooterList title="Contact" className="col-span-full md:col-auto">
              <FooterLink href={call.href} translate="no">
                {call.display}
              </FooterLink>
              <FooterLink href={chat.href}>{chat.label}</FooterLink>
              <FooterLink href={mailto('info')} translate="no">
                {site.emails.info.value}
              </FooterLink>
              <li className="py-1.5">
                <FooterHours />
                <OpenNow className="min-h-12 text-panel-figure" />
              </li>
              <li className="py-1.5">{place()}</li>
              <FooterLink href={site.companySite.value}>Company website</FooterLink>
            </FooterList>
          </div>
          <LegalDetails rows={legalDetails()} className="mt-6" />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-panel-rule pt-4">
            <p className="mr-auto">
              © <CurrentYear /> <span translate="no">{site.name.value}</span>
            </p>
            {legalMenu.map(({ label, href }) => (
              <Link key={href} href={href} className="footer-link">
                {label}
              </Link>
            ))}
          </div>
        </Container>
      </div>
    </footer>
  );
}

type FooterListProps = { title: string; className?: string; children: ReactNode };

function FooterList({ title, className, children }: FooterListProps) {
  return (
    <div className={className}>
      <h2 className="text-lg text-on-panel">{title}</h2>
      <ul className="mt-1">{children}</ul>
    </div>
  );
}

function FooterLink(props: LinkProps) {
  return (
    <li>
      <Link className="footer-link" {...props} />
    </li>
  );
}

function FooterHours() {
  return (
    <dl>
      {officeHours.timetable.map(({ days, times }) => (
        <div key={days}>
          <dt className="inline">{days}: </dt>
          <dd className="inline-block text-on-panel">{times}</dd>
        </div>
      ))}
    </dl>
  );
}
