import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { LegalDetails } from '@/components/page/legal-details';
import { CategoryStripes } from '@/components/page/category-stripes';
import { Link, type LinkProps } from '@/components/ui/link';
import { officeHours } from '@/content/facts';
import { footer as labels, footerServices } from '@/content/footer';
import { details } from '@/content/owner/details';
import { place } from '@/content/place';
import { serviceBySlug } from '@/content/services';
import { site, socialProfiles } from '@/content/site';
import { chatHref, mailto, phones } from '@/lib/contact-links';
import { legalRows } from '@/lib/confirmed-details';
import { legalMenu, mainMenu } from '@/lib/navigation';
import { servicePath } from '@/lib/routes';
import { SocialProfiles } from './social-profiles';

/** On small screens, as many columns as short labels allow, or longer ones. */
const shortLabelColumns = 'grid grid-cols-[repeat(auto-fit,minmax(min(6.75rem,100%),1fr))] items-center gap-x-3';
const longLabelColumns = 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),auto))] gap-x-3';
/** The columns of the footer and its last row on wide screens. */
const wideColumns = 'lg:grid-cols-[8fr_7fr_5fr_5fr]';

export function Footer() {
  return (
    <footer className="site-footer surface-panel mt-band print:hidden">
      <CategoryStripes />
      <div className="link-list py-4 text-on-panel-soft md:py-10">
        <Container>
          <div className={clsx('grid gap-x-3 gap-y-5 md:grid-cols-2 md:gap-y-6', wideColumns)}>
            <div className="flex flex-wrap items-start gap-x-6 md:block">
              <div className="grow">
                <p className="font-display text-lg/snug font-bold text-on-panel" translate="no">
                  {details.name.value}
                </p>
                <p>{`${site.tagline}.`}</p>
              </div>
              <SocialProfiles
                profiles={socialProfiles}
                comingSoon={{ note: labels.comingSoon, tooltip: labels.comingSoonName }}
              />
            </div>
            <div>
              <h2 className="text-lg text-on-panel">{labels.contact}</h2>
              <ul role="list" className="flex flex-wrap gap-x-6 lg:block">
                {phones.map(({ href, display }) => (
                  <FooterLink key={href} href={href} dir="ltr" translate="no">
                    {display}
                  </FooterLink>
                ))}
                <FooterLink href={chatHref()}>{labels.chat}</FooterLink>
                <FooterLink href={mailto('info')} dir="ltr" translate="no">
                  {details.emails.info.value}
                </FooterLink>
                <FooterLink href={details.companySite.value}>{new URL(details.companySite.value).host}</FooterLink>
              </ul>
              <p className="py-2.5">{`${place}. ${officeHours.text}.`}</p>
            </div>
            <FooterPart title={labels.quickLinks} links={mainMenu} className={shortLabelColumns} />
            <FooterPart
              title={labels.services}
              className={longLabelColumns}
              links={footerServices.map((slug) => ({
                label: serviceBySlug(slug).shortTitle,
                href: servicePath(slug),
              }))}
            />
          </div>
          <LegalDetails rows={legalRows()} className="mt-6" />
          <div
            className={clsx(
              longLabelColumns,
              wideColumns,
              'mt-3 items-center border-t border-panel-rule pt-2 md:mt-6 md:grid-cols-4',
            )}
          >
            <p className="max-md:col-span-full">
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

type FooterPartProps = { title: string; links: readonly { label: string; href: string }[]; className: string };

function FooterPart({ title, links, className }: FooterPartProps) {
  return (
    <div>
      <h2 className="text-lg text-on-panel">{title}</h2>
      <ul role="list" className={clsx(className, 'lg:block')}>
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
    <li>
      <Link {...props} />
    </li>
  );
}
