import { labels } from '@/content/pages/labels';
import type { SocialProfile } from '@/content/site';
import { networks } from '../site';
import type { LaunchItem } from './item';

type Profiles = readonly Pick<SocialProfile, 'label' | 'icon' | 'url'>[];

/** Social pages that are missing, repeat another entry or belong to another network. */
export function socialItems(profiles: Profiles): LaunchItem[] {
  return profiles.flatMap((profile, index) => {
    const { label, icon, url } = profile;
    const item = {
      topic: 'social' as const,
      what: `${label} page`,
      file: 'content/site.ts',
      field: `social, ${label}`,
    };
    if (url === null) {
      return {
        ...item,
        problem: 'It has no address: visitors read “coming soon”.',
        action: 'Add the page’s address, or remove the entry.',
        shown: [labels.comingSoonName.replace('{profile}', label)],
      };
    }
    const twin = profiles.slice(0, index).find((other) => other.url !== null && same(other.url, url));
    if (twin) {
      return {
        ...item,
        problem: `It has the same address as ${twin.label}: ${url}.`,
        action: `Put ${label}’s own address there.`,
        shown: [url],
      };
    }
    if (!networks[icon]?.test(new URL(url).hostname)) {
      return {
        ...item,
        problem: `${url} is not a page of ${label}.`,
        action: `Put ${label}’s own address there.`,
        shown: [url],
      };
    }
    return [];
  });
}

const same = (one: string, other: string) => plain(one) === plain(other);
const plain = (url: string) => url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '');
