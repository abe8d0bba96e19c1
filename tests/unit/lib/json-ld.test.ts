import { graphText, openingHours } from '@/lib/json-ld';

it('structured data has a day of 24 hours as Google reads it', () => {
  expect(openingHours({ days: ['Sun'], opens: '00:00', closes: '24:00' })).toMatchObject([
    { dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
  ]);
});

it('structured data escapes text that would end its element early', () => {
  const name = 'Shop </script><script>alert(1)</script> <!--';
  const text = graphText({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});
