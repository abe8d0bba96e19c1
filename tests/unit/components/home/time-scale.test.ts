import { timeScale } from '@/components/home/time-scale';

describe('timeScale', () => {
  const times = ['24 hours', '2–4 days', '8–16 days'];

  it('places times between the shortest and the longest on a logarithmic scale', () => {
    const { ends, barOf } = timeScale(times);
    expect(ends).toEqual(['24 hours', '16 days']);
    expect(times.map(barOf)).toEqual([
      { from: 0, to: 0 },
      { from: 25, to: 50 },
      { from: 75, to: 100 },
    ]);
  });

  it('throws naming a text that is not a time', () => {
    expect(() => timeScale(['soon'])).toThrow('timelines.rows: "soon" is not a time like "2–4 weeks"');
  });
});
