import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/page/json-ld';

it('structured data escapes text that would end the element early', () => {
  const name = 'Shop </script><script>alert(1)</script> <!--';
  const html = renderToStaticMarkup(
    <JsonLd graph={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] }} />,
  );
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});
