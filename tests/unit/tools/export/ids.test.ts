import { refuseRepeatedIds } from '@/tools/export/ids';
import { parsePage } from '@/tools/pages/page';

describe('an id', () => {
  it('that two elements of a page have stops the build', () => {
    const page = parsePage('faq.html', '<main id="main"></main><div id="specimen"></div><p id="main"></p>');
    expect(() => refuseRepeatedIds(page)).toThrow('faq.html: two elements have the id "main"');
  });

  it('that only one element has doesn’t', () => {
    const page = parsePage('faq.html', '<main id="main"></main><div id="specimen"></div>');
    expect(() => refuseRepeatedIds(page)).not.toThrow();
  });
});
