import { Icon } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { footer as labels } from '@/content/labels';
import { socialProfiles } from '@/content/site';
import type { SocialNetwork } from '@/content/types';

const iconClass = 'flex min-h-11 min-w-11 items-center justify-center';

/** Social pages. One without an address is a button with a tooltip, not a dead link. */
export function SocialProfiles() {
  if (socialProfiles.length === 0) return null;
  return (
    <ul role="list" className="relative mt-3 flex flex-wrap gap-x-2">
      {socialProfiles.map(({ label, icon, url }) =>
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
                {labels.comingSoonName.replace('{profile}', label)}
              </span>
            </span>
          </li>
        ),
      )}
      {socialProfiles.some(({ url }) => !url) && (
        <li aria-hidden="true" className="mt-1 basis-full">
          {labels.comingSoon}
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
