import { findInContent } from '../support/content-files';

/** Words of the specification itself, which stand as it has them. */
const fromTheSpecification = /one stop to all IT solutions|Automation Solutions/i;

const found = (pattern: RegExp) => findInContent(pattern).filter((place) => !fromTheSpecification.test(place));

describe('the copy', () => {
  it('never shouts', () => {
    // Inside quotes only: in code the mark means "not". "Oops!" is the specification's.
    expect(found(/['`][^'`\n]*\w!(?!=)[^'`\n]*['`]/).filter((place) => !/Oops! Page not found/.test(place))).toEqual(
      [],
    );
  });

  it('uses no em dash', () => {
    expect(found(/.*—.*/)).toEqual([]);
  });

  it.each([
    'leverage',
    'cutting-edge',
    'state-of-the-art',
    'world-class',
    'best-in-class',
    'seamless',
    'synergy',
    'robust',
    'holistic',
    'innovative',
    'revolutionary',
    'game-chang',
    'next-level',
    'supercharge',
    'unlock',
    'unleash',
    'elevate',
    'empower',
    'delve',
    'bespoke',
    'effortless',
    'passionate',
    'digital landscape',
    'solution',
  ])('does without "%s"', (word) => {
    expect(found(new RegExp(`[^'\`\n]*\\b${word}[^'\`\n]*`, 'i'))).toEqual([]);
  });

  it.each(['lorem', 'ipsum', 'TODO', 'FIXME', 'TBD', 'xxx'])('has no "%s" left in it', (word) => {
    expect(found(new RegExp(`\\b${word}\\b`, 'i'))).toEqual([]);
  });
});
