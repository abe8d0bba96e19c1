import { areShown } from '@/lib/testimonials';

describe('testimonials', () => {
  it.each([
    ['samples before the launch', true, false, true],
    ['samples on a live site', true, true, false],
    ['real ones on a live site', false, true, true],
  ])('%s', (_, isPlaceholder, isLaunched, shown) => {
    expect(areShown({ isPlaceholder }, isLaunched)).toBe(shown);
  });
});
