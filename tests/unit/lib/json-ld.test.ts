import { openingHours } from '@/lib/json-ld';

it('structured data has a day of 24 hours as Google reads it', () => {
  expect(openingHours({ days: [7], opens: '00:00', closes: '24:00' })).toMatchObject({
    dayOfWeek: ['Sunday'],
    opens: '00:00',
    closes: '23:59',
  });
});
