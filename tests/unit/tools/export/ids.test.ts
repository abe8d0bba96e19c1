import { assertUniqueIds } from '@/tools/export/ids';
import { parsePage } from '@/tools/exported-page/page';

it('a page on which two elements have the same id stops the build', () => {
  const page = parsePage('faq.html', '<main id="main"></main><p id="main"></p>');
  expect(() => assertUniqueIds(page)).toThrow('faq.html: two elements have the id "main"');
});
