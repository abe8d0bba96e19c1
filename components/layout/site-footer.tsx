import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Container } from '@/components/ui/container';
import { CurrentYear } from '@/components/ui/current-year';
import { LegalDetails } from '@/components/ui/legal-details';
import { Link, type LinkProps } from '@/components/ui/link';
import { OpenNow } from '@/components/ui/open-now';
import { officeHours } from '@/content/facts';
import { footerQuickLinks, legalMenu } from '@/content/navigation';
import { place } from '@/content/agency';
import { site } from '@/content/site';
import { call, chatAction, mailto } from '@/lib/contact-links';
import { legalDetails } from '@/lib/legal-details';
import { LineLinks } from './line-links';

const chat = chatAction();

export function SiteFooter() {
  return (
    <footer className="mt-band print:hidden">
      <div aria-hidden="true" className="line-stripes" />
      <div className="bg-panel py-6 text-on-panel-soft md:pt-12">
        <Container>
          <div className="footer-columns footer-parts">
            <div className="footer-wide footer-brand">
              <div>
                <p className="font-display text-title font-bold text-on-panel" translate="no">
                  {site.name.value}
                </p>
                <p>{`${site.tagline}.`}</p>
              </div>
              <Island name="social-profiles" />
            </div>
            <FooterPart title="Contact" className="footer-wide">
              <ul className="footer-pairs">
                <FooterLink href={call.href} translate="no">
                  {call.display}
                </FooterLink>
                <FooterLink href={chat.href}>{chat.label}</FooterLink>
                <FooterLink href={mailto('info')} translate="no">
                  {site.emails.info.value}
                </FooterLink>
                <FooterLink href={site.companySite.value}>{new URL(site.companySite.value).host}</FooterLink>
              </ul>
              <p className="mt-1">{place}</p>
              <FooterHours />
            </FooterPart>
            <FooterPart title="Quick links">
              <ul className="footer-quick-links">
                {footerQuickLinks.map(({ label, href }) => (
                  <FooterLink key={href} href={href}>
                    {label}
                  </FooterLink>
                ))}
              </ul>
            </FooterPart>
            <FooterPart title="Services" className="footer-services">
              <LineLinks />
            </FooterPart>
          </div>
          <LegalDetails rows={legalDetails()} className="mt-6" />
          <div className="footer-pairs mt-4 items-center border-t border-panel-rule pt-3">
            <p>
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

type FooterPartProps = { title: string; className?: string; children: ReactNode };

function FooterPart({ title, className, children }: FooterPartProps) {
  return (
    <div className={className}>
      <h2 className="text-lg text-on-panel">{title}</h2>
      {children}
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

/** The last line waits for its text (components/ui/open-now.tsx): nothing stands below it that could move. */
function FooterHours() {
  return (
    <>
      <dl>
        {officeHours.timetable.map(({ days, times }) => (
          <div key={days}>
            <dt className="inline">{days}: </dt>
            <dd className="inline-block text-on-panel">{times}</dd>
          </div>
        ))}
      </dl>
      <OpenNow className="footer-open-now text-panel-figure" />
    </>
  );
}
