/**
 * One set of house rules: the content check refuses what breaks them, the review sheet draws and warns by them.
 *
 * Google publishes no lengths, it cuts to the device's width (developers.google.com/search/docs/appearance/title-link,
 * …/snippet). A desktop result is about 600 px wide with a title of 20 px on one line and a description of 14 px on two, the
 * last one left short. On a phone of 360 px about 328 px are left: two lines of title, three of description.
 */
export const limits = {
  /** At most; the site's name at its end is counted. */
  titleCharacters: 60,
  /** At least; how long it may be is what a phone shows of it, about 145. */
  descriptionCharacters: 110,
  result: {
    desktop: { title: { size: 20, width: 600 }, description: { size: 14, width: 1100 } },
    phone: { title: { size: 20, width: 2 * 328 - 40 }, description: { size: 14, width: 3 * 328 - 60 } },
  },
  /** Below, a page says little. */
  words: 100,
  /** Flesch; 60 and more is plain English. Legal texts may read a little harder. */
  readingEase: { page: 60, legal: 50 },
  /** From home, at most. */
  clicks: 3,
  /** Share of five-word runs that two pages may have in common. */
  similarity: 0.3,
} as const;

export type Device = keyof typeof limits.result;
