import type { SocialProfile as Profile } from '@/content/site';
import { BrandIcon } from './brand-icon';
import { Link } from '@/components/ui/link';
import { Tooltip } from './tooltip';

type SocialProfileProps = Profile & {
  /** Tooltip and name of a profile without an address; `{profile}` is replaced by the label. */
  comingSoon: { text: string; name: string };
};

const className = 'flex min-h-11 min-w-11 items-center justify-center';

/** A link to a social page. Without an address, a button with a tooltip instead of a dead link. */
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
