import { labels } from '@/content/pages/labels';
import type { SocialProfile as Profile } from '@/content/site';
import { BrandIcon } from './brand-icon';
import { Link } from './link';
import { Tooltip } from './tooltip';

const className = 'flex target items-center justify-center';

/** A profile with an address is a link; one without can be reached and explains itself, and is no dead link. */
export function SocialProfile({ label, icon, url }: Profile) {
  if (url) {
    return (
      <Link href={url} rel="me" className={className} aria-label={label}>
        <BrandIcon name={icon} />
      </Link>
    );
  }
  return (
    <Tooltip text={labels.comingSoon} opensOnPress>
      <button
        type="button"
        aria-disabled="true"
        aria-label={labels.comingSoonName.replace('{profile}', label)}
        className={`${className} cursor-default opacity-60 hover:opacity-100`}
      >
        <BrandIcon name={icon} />
      </button>
    </Tooltip>
  );
}
