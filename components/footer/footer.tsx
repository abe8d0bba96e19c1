import clsx from 'clsx';
import { Icon } from 'lucide-react';
import { CategoryStripes } from '@/components/page/category-stripes';
import { DetailRows } from '@/components/page/details';
import { EmailAddress, type LinkProps } from '@/components/ui/links';
import { nonBreaking } from '@/components/ui/non-breaking';
import { officeHours } from '@/content/facts';
import { footerServices } from '@/content/footer';
import { footer } from '@/content/labels';
import { place } from '@/content/owner-facts';
import { details } from '@/content/owner/details';
import { serviceBySlug } from '@/content/services';
import { companySite, site, socialProfiles } from '@/content/site';
import type { SocialNetwork } from '@/content/types';
import { identityRows } from '@/lib/confirmed-details';
import { chatHref, mailto, phones } from '@/lib/contact-links';
import { legalMenu, mainMenu } from '@/lib/navigation';
import { routes, servicePath } from '@/lib/routes';
import { siteAddress } from '@/lib/site-address';

/** On phones, as many columns as the footer allow. */
const columns = 'grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3';
/** As high as a link. */
const row = 'flex min-h-11 items-center';

export function Footer() {
  const services = footerServices.map((slug) => ({ label: serviceBySlug(slug).shortTitle, href: servicePath(slug) }));
  return (
    <footer className="surface-panel mt-band bg-(--color-footer) min-[20rem]:max-lg:pb-[calc(2.8rem+6px)] print:hidden after-board:mt-[88px]">
      <CategoryStripes />
      <div className="link-list py-5 text-on-panel-soft md:py-10">
        <div className="page-width">
          <div className={clsx(columns, 'gap-y-6 md:grid-cols-[23fr_17fr_9fr_18fr] md:gap-x-4 lg:grid-cols-4')}>
            <div className="max-md:col-span-full">
              <p className="font-display text-button/snug font-bold text-on-panel" translate="no">
                {details.name.value}
              </p>
              <p className={row}>{`${site.tagline}.`}</p>
              <p className="min-h-11 content-center">{nonBreaking(`${officeHours.text}.`)}</p>
              <SocialProfiles />
            </div>
            <div className="max-md:col-span-full">
              <h2 className="text-button text-on-panel">{footer.contact}</h2>
              <ul role="list" className={clsx(columns, 'md:block')}>
                {phones.map(({ href, display }) => (
                  <FooterLink key={href} href={href} dir="ltr" translate="no">
                    {display}
                  </FooterLink>
                ))}
                <FooterLink href={chatHref()}>{footer.chat}</FooterLink>
                <FooterLink href={mailto('info')} dir="ltr" translate="no">
                  <EmailAddress>{details.emails.info.value}</EmailAddress>
                </FooterLink>
                {companySite && <FooterLink href={companySite}>{new URL(companySite).host}</FooterLink>}
                <li className={row}>{place}</li>
              </ul>
            </div>
            <FooterPart title={footer.quickLinks} links={mainMenu} />
            <FooterPart
              title={footer.services}
              links={[...services, { label: footer.allServices, href: routes.services }]}
            />
          </div>
          <DetailRows rows={identityRows('every page')} className="mt-6" />
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
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </div>
        </div>
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

function FooterLink({ children, ...rest }: LinkProps) {
  return (
    <li className="flex">
      <a {...rest} className="items-start! pt-3">
        {children}
      </a>
    </li>
  );
}

const iconClass = 'flex min-h-11 min-w-11 items-center justify-center';

/** Social pages. One without an address is a button with a tooltip, not a dead link. */
function SocialProfiles() {
  if (socialProfiles.length === 0) return null;
  return (
    <ul role="list" className="relative mt-3 flex flex-wrap gap-x-2">
      {socialProfiles.map(({ label, icon, url }) =>
        url ? (
          <li key={label}>
            <a href={url} rel="me" className={iconClass} aria-label={label}>
              <BrandIcon name={icon} />
            </a>
          </li>
        ) : (
          // footer/tooltip.client.ts shows the tooltip. It names the button, so it's read once.
          <li key={label} data-tooltip="">
            <button
              type="button"
              aria-disabled="true"
              aria-labelledby={`coming-soon-${icon}`}
              className={`${iconClass} cursor-default rounded-full border-2 border-dashed border-panel-rule`}
            >
              <BrandIcon name={icon} />
            </button>
            <span data-part="tooltip" hidden className="absolute start-0 top-full z-30 pt-1">
              <span
                role="tooltip"
                id={`coming-soon-${icon}`}
                className="surface-highlight block rounded-tag border-2 border-ink px-2.5 py-1 font-bold text-on-highlight"
              >
                {footer.comingSoonName.replace('{profile}', label)}
              </span>
            </span>
          </li>
        ),
      )}
      {socialProfiles.some(({ url }) => !url) && (
        <li aria-hidden="true" className="mt-1 basis-full">
          {footer.comingSoon}
        </li>
      )}
    </ul>
  );
}

/* Outlines in the weight of lucide's icons, which don't include brands. */
const outlines: Record<SocialNetwork, string> = {
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.7c0-1 .4-1.7 1.8-1.7h1.7V3.1A22 22 0 0 0 15 3c-2.6 0-4.3 1.5-4.3 4.3v2.2H8V13h2.7v8',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm9 9a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm1-5.5h.5',
  linkedin: 'M4 9.5V21M4 4v.5M9.5 21V9.5M9.5 14c0-2.6 1.7-4.5 4.2-4.5S18 11.1 18 14v7',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 4 5 3-5 3Z',
};

function BrandIcon({ name }: { name: SocialNetwork }) {
  return <Icon iconNode={[['path', { d: outlines[name], key: name }]]} aria-hidden="true" className="size-6" />;
}

/** At the end of printed pages: the agency, its number and e-mail, and the page's address. */
export function PrintFooter({ path }: { path: string }) {
  const { host } = new URL(siteAddress);
  const contacts = [...phones.map(({ display }) => display), details.emails.info.value, officeHours.text, place];
  return (
    <div className="hidden page-width print:block">
      <p dir="ltr" translate="no" className="mt-6 border-t-3 border-category pt-2">
        <b>{details.name.value}</b> · {contacts.join(' · ')}
        <br />
        <b>{`${host}${path}`}</b>
      </p>
    </div>
  );
}
