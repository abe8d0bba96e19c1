'use client';

import { SocialProfile } from './social-profile';
import { Tooltips } from './tooltip';
/* eslint-disable @typescript-eslint/no-restricted-imports -- As props, its copy would be in every page. */
import { labels } from '@/content/pages/labels';
import { site } from '@/content/site';
/* eslint-enable @typescript-eslint/no-restricted-imports */

const comingSoon = { text: labels.comingSoon, name: labels.comingSoonName };

/** The agency's social pages. Reads its copy itself, so that pages don't repeat it. */
export default function SocialProfiles() {
  return (
    <Tooltips>
      <ul className="-ml-4 flex flex-wrap items-center">
        {site.social.map((profile) => (
          <li key={profile.label}>
            <SocialProfile {...profile} comingSoon={comingSoon} />
          </li>
        ))}
        {site.social.some(({ url }) => !url) && (
          <li aria-hidden="true" className="pl-4">
            {labels.comingSoon.toLowerCase()}
          </li>
        )}
      </ul>
    </Tooltips>
  );
}
