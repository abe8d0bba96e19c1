import { BrandIcon } from '@/components/ui/brand-icon';
import { ComingSoon } from '@/components/ui/coming-soon';
import { Link } from '@/components/ui/link';
import { labels } from '@/content/pages/labels';
import type { SocialProfile } from '@/content/site';

/** A profile with an address is a link; one without says that it is coming, and is no dead link. */
export function SocialProfiles({ profiles }: { profiles: readonly SocialProfile[] }) {
  return (
    <ul className="mt-4 -ml-2.5 flex">
      {profiles.map(({ label, icon, url }) => (
        <li key={label}>
          {url ? (
            <Link href={url} rel="me" className="flex target items-center justify-center" aria-label={label}>
              <BrandIcon name={icon} />
            </Link>
          ) : (
            <ComingSoon label={labels.comingSoonName.replace('{profile}', label)} tooltip={labels.comingSoon}>
              <BrandIcon name={icon} />
            </ComingSoon>
          )}
        </li>
      ))}
    </ul>
  );
}
