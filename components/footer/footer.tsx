import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { LegalDetails } from '@/components/page/legal-details';
import { CategoryStripes } from '@/components/page/category-stripes';
import { EmailAddress } from '@/components/ui/email-address';
import { Link, type LinkProps } from '@/components/ui/link';
import { officeHours } from '@/content/facts';
import { footerServices } from '@/content/footer';
import { footer as labels } from '@/content/labels';
import { details } from '@/content/owner/details';
import { place } from '@/content/owner-facts';
import { serviceBySlug } from '@/content/services';
import { companySite, site } from '@/content/site';
import { chatHref, mailto, phones } from '@/lib/contact-links';
import { identityRows } from '@/lib/confirmed-details';
import { legalMenu, mainMenu } from '@/lib/navigation';
import { routes, servicePath } from '@/lib/routes';
import { SocialProfiles } from './social-profiles';

/** On phones, as many columns as the labels allow. */
const columns = 'grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3';
/** As high as a link. */
const row = 'flex min-h-11 items-center';

export function Footer() {
  const services = footerServices.map((slug) => ({ label: serviceBySlug(slug).shortTitle, href: servicePath(slug) }));
  return (
    <footer className="surface-panel mt-band bg-(--color-footer) min-[20rem]:max-lg:pb-[calc(2.8rem+6px)] print:hidden after-board:mt-[88px]">
      <CategoryStripes />
      <div className="link-list py-5 text-on-panel-soft md:py-10">
        <Container>
          <div className={clsx(columns, 'gap-y-6 md:grid-cols-4 md:gap-x-6')}>
            <div className="max-md:col-span-full">
              <p className="font-display text-button/snug font-bold text-on-panel" translate="no">
                {details.name.value}
              </p>
              <p className={row}>{`${site.tagline}.`}</p>
              <p className={row}>{`${officeHours.text}.`}</p>
              <SocialProfiles />
            </div>
            <div className="max-md:col-span-full">
              <h2 className="text-button text-on-panel">{labels.contact}</h2>
              <ul role="list" className={clsx(columns, 'md:block')}>
                {phones.map(({ href, display }) => (
                  <FooterLink key={href} href={href} dir="ltr" translate="no">
                    {display}
                  </FooterLink>
                ))}
                <FooterLink href={chatHref()}>{labels.chat}</FooterLink>
                <FooterLink href={mailto('info')} dir="ltr" translate="no">
                  <EmailAddress>{details.emails.info.value}</EmailAddress>
                </FooterLink>
                {companySite && <FooterLink href={companySite}>{new URL(companySite).host}</FooterLink>}
                <li className={row}>{place}</li>
              </ul>
            </div>
            <FooterPart title={labels.quickLinks} links={mainMenu} />
            <FooterPart
              title={labels.services}
              links={[...services, { label: labels.allServices, href: routes.services }]}
            />
          </div>
          <LegalDetails rows={identityRows('every page')} className="mt-6" />
          <div
            className={clsx(
              columns,
              'mt-4 items-center border-t border-panel-rule pt-2 md:mt-6 md:flex md:flex-wrap md:gap-x-6',
            )}
          >
            <p className="me-2">
              {/* components/footer/year.client.ts updates the year. */}©{' '}
              <span data-year="">{new Date().getFullYear()}</span> <span translate="no">{details.name.value}</span>
            </p>
            {legalMenu.map(({ label, href }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </div>
        </Container>
      </div>
    </footer>
  );
}

type FooterPartProps = { title: string; links: readonly { label: string; href: string }[] };

function FooterPart({ title, links }: FooterPartProps) {
  return (
    <div>
      <h2 className="text-button text-on-panel">{title}</h2>
      <ul role="list">
        {links.map(({ label, href }) => (
          <FooterLink key={href} href={href}>
            {label}
          </FooterLink>
        ))}
      </ul>
    </div>
  );
}

function FooterLink(props: LinkProps) {
  return (
    <li className="flex">
      <Link {...props} />
    </li>
  );
}
