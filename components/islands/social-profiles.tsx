'use client';

import { SocialProfile } from '@/components/ui/social-profile';
import { Tooltips } from '@/components/ui/tooltip';
import { site } from '@/content/site';

/** The row of the agency's social pages. It stands on every page, so it brings its copy along with its code. */
export default function SocialProfiles() {
  return (
    <Tooltips>
      <ul className="mt-4 -ml-2.5 flex flex-wrap">
        {site.social.map((profile) => (
          <li key={profile.label}>
            <SocialProfile {...profile} />
          </li>
        ))}
      </ul>
    </Tooltips>
  );
}
