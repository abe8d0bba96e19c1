import { timeScale } from '@/components/home/time-scale';

const times = ['24 hours', '2–4 days', '8–16 days'];

it('a time scale marks its ends, and weeks and months between them', () => {
  const texts = (...of: string[]) => timeScale(of).marks.map(({ text }) => text);
  expect(texts('1–3 days', '3–6 months')).toEqual(['1 day', '1 week', '1 month', '6 months']);
  expect(texts('6 days', '2 weeks', '2 months')).toEqual(['6 days', '1 month', '2 months']);
});

it('a time scale places times between the shortest and the longest on a logarithmic scale', () => {
  const { barOf } = timeScale(times);
  expect(times.map(barOf)).toEqual([
    { from: 0, to: 0 },
    { from: 25, to: 50 },
    { from: 75, to: 100 },
  ]);
});

it('a time scale throws naming a text that is not a time', () => {
  expect(() => timeScale(['soon'])).toThrow('timelines.rows: "soon" is not a time like "2–4 weeks"');
});
