import type { ReactNode } from 'react';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Container } from '@/components/ui/container';
import { CurrentYear } from '@/components/ui/current-year';
import { LineStripes } from '@/components/ui/line-stripes';
import { Link } from '@/components/ui/link';
import { officeHours } from '@/content/facts';
import { footerQuickLinks, footerServices, legalMenu } from '@/content/navigation';
import { serviceBySlug } from '@/content/services';
import { site } from '@/content/site';
import { phoneForms } from '@/lib/phone';
import { servicePath } from '@/lib/routes';

const linkClass = 'target inline-flex items-center py-1.5 leading-snug underline-offset-4 hover:underline';

export function SiteFooter() {
  const phone = phoneForms(site.phone.value);
  return (
    <footer className="mt-16 md:mt-24">
      <LineStripes />
      <div className="bg-panel pt-12 pb-28 text-on-panel-soft lg:pb-10">
        <Container>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
            <div className="col-span-2 md:col-span-1">
              <p className="font-display text-title font-bold text-on-panel">{site.name.value}</p>
              <p className="mt-2">{site.tagline}.</p>
              <SocialProfiles />
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
              <FooterLink href={phone.href}>{phone.display}</FooterLink>
              <FooterLink href={`mailto:${site.emails.info.value}`}>{site.emails.info.value}</FooterLink>
              <li className="py-1.5">{officeHours.text}</li>
              <li className="py-1.5">{site.country}</li>
              <FooterLink href={site.companySite.value}>Company site</FooterLink>
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
      <h2 className="text-lg leading-snug text-on-panel">{title}</h2>
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

/** A profile with an address is a link; one without says that it is coming, and is no dead link. */
function SocialProfiles() {
  return (
    <ul className="mt-4 -ml-2.5 flex">
      {site.social.map(({ label, icon, url }) => (
        <li key={label} className="flex target items-center justify-center">
          {url ? (
            <Link href={url} rel="me" className="flex target items-center justify-center" aria-label={label}>
              <BrandIcon name={icon} />
            </Link>
          ) : (
            <span role="img" aria-label={`${label}, coming soon`} className="opacity-60">
              <BrandIcon name={icon} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
