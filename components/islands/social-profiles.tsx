'use client';

import { BrandIcon } from '@/components/ui/brand-icon';
import { Link } from '@/components/ui/link';
import { Tooltip, Tooltips } from '@/components/ui/tooltip';
import type { SocialProfile } from '@/content/site';

type SocialProfilesProps = {
  profiles: readonly SocialProfile[];
  /** Says of a profile without an address that it is coming: `{profile}` in `name` stands for its label. */
  comingSoon: { name: string; tooltip: string };
};

const className = 'flex target items-center justify-center';

/** A profile with an address is a link; one without can be reached and explains itself, and is no dead link. */
export default function SocialProfiles({ profiles, comingSoon }: SocialProfilesProps) {
  return (
    <Tooltips>
      <ul className="mt-4 -ml-2.5 flex flex-wrap">
        {profiles.map(({ label, icon, url }) => (
          <li key={label}>
            {url ? (
              <Link href={url} rel="me" className={className} aria-label={label}>
                <BrandIcon name={icon} />
              </Link>
            ) : (
              <Tooltip text={comingSoon.tooltip} opensOnPress>
                <button
                  type="button"
                  aria-disabled="true"
                  aria-label={comingSoon.name.replace('{profile}', label)}
                  className={`${className} cursor-default opacity-60 hover:opacity-100`}
                >
                  <BrandIcon name={icon} />
                </button>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
    </Tooltips>
  );
}
