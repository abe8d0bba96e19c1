import type { SocialProfile as Profile } from '@/content/site';
import { BrandIcon } from './brand-icon';
import { Link } from './link';
import { Tooltip } from './tooltip';

type SocialProfileProps = Profile & {
  /** For a profile without an address: its tooltip, and its name, where `{profile}` stands for the label. */
  comingSoon: { text: string; name: string };
};

const className = 'flex target items-center justify-center';

/** A profile with an address is a link; one without can be reached and explains itself, and is no dead link. */
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
