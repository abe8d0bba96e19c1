import { renderToStaticMarkup } from 'react-dom/server';
import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

it.each(['9 AM–8 PM', '9:30 AM–8:15 PM', '3–7 days', 'Wi-Fi'])('%s is one piece in a text', (term) => {
  expect(renderToStaticMarkup(<NonBreakingTerms>{`Before ${term} after`}</NonBreakingTerms>)).toContain(`>${term}<`);
});
