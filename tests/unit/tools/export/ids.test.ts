import { refuseRepeatedIds } from '@/tools/export/ids';
import { parsePage } from '@/tools/exported-page/page';

describe('a page', () => {
  it('on which two elements have the same id stops the build', () => {
    const page = parsePage('faq.html', '<main id="main"></main><div id="specimen"></div><p id="main"></p>');
    expect(() => refuseRepeatedIds(page)).toThrow('faq.html: two elements have the id "main"');
  });
});
