import { details } from './owner/details';
import { confirmedValue } from './types/detail';

/* What isn’t the owner’s to say: that is in content/owner. */

export const site = {
  tagline: 'One stop to all IT solutions',
  description:
    'One team in India for your website, online shop, app, ads, logo, servers and office, with PCs to buy or rent, a written quote, a date, and people who answer the phone.',
  /** On the boards at the end of pages, in two scripts if the owner has chosen a second. */
  board: { english: 'ONE STOP', second: details.board.value || undefined },
  country: 'India',
  /** ISO 3166-1 code of the country. */
  countryCode: 'IN',
  locale: 'en-IN',
  /**
   * Whether the forms open a dialog that offers to send the text by WhatsApp or mail. If false,
   * they do only what the specification says.
   */
  sendDialog: true as boolean,
} as const;

/** The social pages of the footer, in order. */
export const socialProfiles = [
  { label: 'Facebook', icon: 'facebook' as const },
  { label: 'Instagram', icon: 'instagram' as const },
  { label: 'LinkedIn', icon: 'linkedin' as const },
  { label: 'YouTube', icon: 'youtube' as const },
].flatMap(({ label, icon }) => {
  const url = details.social[icon];
  return url === false ? [] : [{ label, icon, url }];
});

/** Whether the site’s address is confirmed: from then on, the site has real visitors. */
export const isLaunched = !details.url.isPlaceholder;

/** The company's site, in the footer. Its sample is shown before the launch only. */
export const companySite = isLaunched ? confirmedValue(details.companySite) : details.companySite?.value;
