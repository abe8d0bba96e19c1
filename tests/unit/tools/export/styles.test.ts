import { parsePage } from '@/tools/exported-page/page';
import { insertStyles } from '@/tools/export/styles';

it('a page that would have no styles stops the build', () => {
  expect(() => insertStyles(parsePage('about.html', '<p>Text</p>'), '')).toThrow('about.html: would have no styles');
});
