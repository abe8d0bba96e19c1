import type { SocialProfile as Profile } from '@/content/site';
import { BrandIcon } from './brand-icon';
import { Link } from './link';
import { Tooltip } from './tooltip';

type SocialProfileProps = Profile & {
  /** Tooltip and name, with `{profile}` for the label, of a profile without an address. */
  comingSoon: { text: string; name: string };
};

const className = 'flex min-h-11 min-w-11 items-center justify-center';

/** Without an address it's a button that can be focused and explains itself, not a dead link. */
export function SocialProfile({ label, icon, url, comingSoon }: SocialProfileProps) {
  if (url) {
    return (
      <Link href={url} rel="me" className={className} aria-label={label}>
        <BrandIcon name={icon} />
      </Link>
    );
  }
  return (
    <Tooltip text={comingSoon.text} opensOnPress>
      <button
        type="button"
        aria-disabled="true"
        aria-label={comingSoon.name.replace('{profile}', label)}
        className={`${className} cursor-default`}
      >
        <BrandIcon name={icon} />
      </button>
    </Tooltip>
  );
}
