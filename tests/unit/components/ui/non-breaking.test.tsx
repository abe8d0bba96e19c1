import { renderToStaticMarkup } from 'react-dom/server';
import { nonBreaking } from '@/components/ui/non-breaking';

it('a comma or full stop stays on the line of the term before it', () => {
  const html = renderToStaticMarkup(nonBreaking('Mon–Sat, 9 AM–8 PM IST. In 3–7 days, with Wi-Fi.'));
  const terms = [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, term]) => term);
  expect(terms).toEqual(['Mon–Sat,', '9 AM–8 PM IST.', '3–7 days,', 'Wi-Fi.']);
});
