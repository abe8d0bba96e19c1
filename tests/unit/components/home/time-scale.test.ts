import { timeScale } from '@/components/home/time-scale';

const times = ['24 hours', '5–10 days', '8–16 weeks', '100–112 days', '16 weeks'];

it('a time scale marks its end, and a week and months before it', () => {
  const texts = (...of: string[]) => timeScale(of).marks.map(({ text }) => text);
  expect(texts('1–3 days', '3–6 months')).toEqual(['3 months', '6 months']);
  expect(texts('6 days', '2 weeks')).toEqual(['1 week', '2 weeks']);
  expect(texts('6 days', '16 weeks')).toEqual(['1 month', '3 months', '16 weeks']);
});

it('a bar is as long as its time, and long enough to be seen', () => {
  const { barOf } = timeScale(times);
  expect(times.map(barOf)).toEqual([
    { x: 1, width: 4 },
    { x: 4, width: 5 },
    { x: 50, width: 50 },
    { x: 89, width: 11 },
    { x: 96, width: 4 },
  ]);
});
