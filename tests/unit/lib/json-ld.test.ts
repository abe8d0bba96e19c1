import { graphText } from '@/lib/json-ld';

it('structured data escapes text that would end its element early', () => {
  const name = 'Shop </script><script>alert(1)</script> <!--';
  const text = graphText({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});
