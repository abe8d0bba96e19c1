import type { SocialNetwork } from '@/content/types';
import { Link } from '@/components/ui/link';
import { BrandIcon } from './brand-icon';

type SocialProfilesProps = {
  profiles: readonly { label: string; icon: SocialNetwork; url: string | null }[];
  /** For profiles without an address; `{profile}` in the tooltip is replaced by the label. */
  comingSoon: { note: string; tooltip: string };
};

const iconClass = 'flex min-h-11 min-w-11 items-center justify-center';

/** Links to social pages. One without an address is a button with a tooltip, not a dead link. */
export function SocialProfiles({ profiles, comingSoon }: SocialProfilesProps) {
  if (profiles.length === 0) return null;
  return (
    <ul role="list" className="relative -ms-4 flex flex-wrap items-center">
      {profiles.map(({ label, icon, url }) =>
        url ? (
          <li key={label}>
            <Link href={url} rel="me" className={iconClass} aria-label={label}>
              <BrandIcon name={icon} />
            </Link>
          </li>
        ) : (
          // footer/tooltip.client.ts shows the tooltip. It names the button, so it's read once.
          <li key={label} data-tooltip="">
            <button
              type="button"
              aria-disabled="true"
              aria-labelledby={`coming-soon-${icon}`}
              className={`${iconClass} cursor-default`}
            >
              <BrandIcon name={icon} />
            </button>
            <span data-part="tooltip" hidden className="absolute start-4 top-full z-30 pt-1">
              <span
                role="tooltip"
                id={`coming-soon-${icon}`}
                className="surface-highlight block rounded-tag border-2 border-ink px-2.5 py-1 font-bold text-on-highlight"
              >
                {comingSoon.tooltip.replace('{profile}', label)}
              </span>
            </span>
          </li>
        ),
      )}
      {profiles.some(({ url }) => !url) && (
        <li aria-hidden="true" className="ps-4">
          {comingSoon.note}
        </li>
      )}
    </ul>
  );
}
