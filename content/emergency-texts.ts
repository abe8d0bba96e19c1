import type { ServiceSlug } from './services';
import type { EmergencyCover } from './types/facts';
import { listed } from './wording';

/** What a maintenance plan is for, by service. The pages of these services name one. */
export const planWords = {
  'website-development': 'websites',
  'web-application-development': 'web applications',
  'mobile-application-development': 'apps',
  'software-development': 'software',
  'wordpress-development': 'WordPress sites',
  'office-setup': 'offices',
  'server-setup': 'servers',
} satisfies Partial<Record<ServiceSlug, string>>;
export type PlannedService = keyof typeof planWords;

const none = 'There’s no emergency service at night or on days when we’re closed.';

/** What pages say of emergencies. */
export function emergencyTexts(cover: EmergencyCover) {
  const some = cover && cover.services !== 'all' ? cover.services : undefined;
  const support = cover ? `${cover.text} for maintenance clients` : undefined;
  const plans = cover
    ? `With a maintenance plan${some ? ` for ${listed(some.map((slug) => planWords[slug]))}` : ''} you also have ${cover.text}.`
    : undefined;
  return {
    none,
    support,
    /** Which plans have it, in a sentence. */
    plans,
    /** What a client can expect at night, in a sentence. */
    line: support && !some ? `There’s ${support}, in every plan.` : (plans ?? none),
    /** What a service's plan has. */
    coverOf: (slug: PlannedService) => (cover && (some?.includes(slug) ?? true) ? cover.text : undefined),
    /** For pages that say nothing of it if all plans have it: a sentence after another one. */
    noteFor: (slug: PlannedService) =>
      cover && some?.includes(slug) ? ` With a maintenance plan you also have ${cover.text}.` : '',
  };
}
