/**
 * House limits for search results and pages.
 *
 * Google publishes no lengths, it cuts to the device's width (developers.google.com/search/docs/appearance/title-link,
 * …/snippet). A desktop result is about 600 px wide, with a title of 20 px on one line and a description of 14 px on two, the
 * second one a little shorter. A phone of 360 px leaves about 328 px: two lines of title, three of description.
 */
export const limits = {
  /** At most, including the site's name at the end. */
  titleCharacters: 60,
  /** At least; the upper limit is what a phone shows of it, about 145. */
  descriptionCharacters: 110,
  result: {
    desktop: { title: { size: 20, width: 600 }, description: { size: 14, width: 1100 } },
    phone: { title: { size: 20, width: 2 * 328 - 40 }, description: { size: 14, width: 3 * 328 - 60 } },
  },
  /** A page with fewer words seldom answers a question. */
  words: 100,
  /** Flesch; 60 and more is plain English. Legal texts may read a little harder. */
  readingEase: { page: 60, legal: 50 },
} as const;
