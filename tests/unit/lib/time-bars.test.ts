import { timeBars } from '@/lib/time-bars';

describe('timeBars', () => {
  it('places times between the shortest and the longest on a logarithmic scale', () => {
    expect(timeBars(['24 hours', '2–4 days', '8–16 days'])).toEqual([
      { from: 0, to: 0 },
      { from: 25, to: 50 },
      { from: 75, to: 100 },
    ]);
  });

  it('throws naming a text that is not a time', () => {
    expect(() => timeBars(['soon'])).toThrow('timelines.rows: "soon" is not a time like "2–4 weeks"');
  });
});
