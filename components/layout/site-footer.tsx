import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Container } from '@/components/ui/container';
import { CurrentYear } from '@/components/ui/current-year';
import { LineStripes } from '@/components/ui/line-stripes';
import { Link } from '@/components/ui/link';
import { officeHours } from '@/content/facts';
import { footerQuickLinks, footerServices, legalMenu } from '@/content/navigation';
import { serviceBySlug } from '@/content/services';
import { labels } from '@/content/pages/labels';
import { site } from '@/content/site';
import { call, mailto } from '@/lib/reach';
import { servicePath } from '@/lib/routes';

const linkClass = 'target inline-flex items-center py-1.5 leading-snug underline-offset-4 hover:underline';

export function SiteFooter() {
  return (
    <footer className="mt-band">
      <LineStripes />
      <div className="bg-panel pt-12 pb-10 text-on-panel-soft">
        <Container>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
            <div className="col-span-2 md:col-span-1">
              <p className="font-display text-title font-bold text-on-panel">{site.name.value}</p>
              <p className="mt-2">{`${site.tagline}.`}</p>
              <Island
                name="social-profiles"
                profiles={site.social}
                comingSoon={{ name: labels.comingSoonName, tooltip: labels.comingSoon }}
              />
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
            <FooterList title="Contact">
              <FooterLink href={call.href}>{call.display}</FooterLink>
              <FooterLink href={mailto('info')}>{site.emails.info.value}</FooterLink>
              <li className="py-1.5">
                <FooterHours />
              </li>
              <li className="py-1.5">{site.country}</li>
              <FooterLink href={site.companySite.value}>Company website</FooterLink>
            </FooterList>
          </div>
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-panel-rule pt-4">
            <p className="mr-auto">
              © <CurrentYear /> {site.name.value}
            </p>
            {legalMenu.map(({ label, href }) => (
              <Link key={href} href={href} className={linkClass}>
                {label}
              </Link>
            ))}
          </div>
        </Container>
      </div>
    </footer>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-lg text-on-panel">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={`${linkClass} break-words`}>
        {children}
      </Link>
    </li>
  );
}

function FooterHours() {
  return (
    <dl>
      {officeHours.timetable.map(({ days, times }) => (
        <div key={days}>
          <dt className="inline">{days}: </dt>
          <dd className="inline text-on-panel">{times}</dd>
        </div>
      ))}
    </dl>
  );
}
