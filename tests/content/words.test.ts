import { findInContent } from '../support/content-files';

/** Words of the specification itself, which stand as it has them. */
const fromTheSpecification = /one stop to all IT solutions|Automation Solutions|Oops! Page not found/i;

const wornOut =
  'leverage|cutting-edge|state-of-the-art|world-class|best-in-class|seamless|synergy|robust|holistic|innovative|' +
  'revolutionary|game-chang|next-level|supercharge|unlock|unleash|elevate|empower|delve|bespoke|effortless|' +
  'passionate|digital landscape|solution';

describe('the copy', () => {
  it.each([
    // Inside quotes only: in code the mark means "not".
    ['exclamation mark', /['`][^'`\n]*\w!(?!=)[^'`\n]*['`]/],
    ['em dash', /.*—.*/],
    ['worn-out word', new RegExp(`[^'\`\n]*\\b(?:${wornOut})[^'\`\n]*`, 'i')],
    ['note to its writer', /\b(?:lorem|ipsum|TODO|FIXME|TBD|xxx)\b/i],
  ])('has no %s', (_, pattern) => {
    expect(findInContent(pattern).filter((place) => !fromTheSpecification.test(place))).toEqual([]);
  });
});
