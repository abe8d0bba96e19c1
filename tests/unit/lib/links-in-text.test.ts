import { partsOf, withoutLinks } from '@/lib/links-in-text';

it.each([
  ['/faq#price', '/faq#price'],
  ['/Price%20list.pdf', '/Price%20list.pdf'],
  ['/Price list (2027).pdf', '/Price%20list%20(2027).pdf'],
])('a link in a text may lead to %s', (typed, href) => {
  const text = `Read [our list](${typed}) (or ask).`;
  expect(partsOf(text)).toEqual(['Read ', { label: 'our list', href }, ' (or ask).']);
  expect(withoutLinks(text)).toBe('Read our list (or ask).');
});

it.each(['[A] (/faq)', '[](/faq)', '[A]()', '[A](/faq'])('no link is %s', (text) => {
  expect(partsOf(text)).toEqual([text]);
});
