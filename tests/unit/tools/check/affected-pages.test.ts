import { onPages, pagesWith } from '@/tools/check/affected-pages';
import { pageWith } from '@/tests/support/page-record';

const pages = [pageWith('/', '<a href="tel:+910">Call us</a>'), pageWith('/a', '<p>From US$500 a month</p>')];
const seen = (search: object) => onPages(pagesWith({ file: '', field: '', message: '', ...search }, pages), pages);

describe('where visitors see it', () => {
  it('is found in texts and addresses, whatever their spaces', () => {
    expect(seen({ shown: ['US$500 a month'] })).toBe('on /a');
    expect(seen({ shown: ['+910'] })).toBe('on /');
    expect(seen({ shown: ['+910', 'month'] })).toBe('on every page');
    expect(seen({ shown: ['nowhere'] })).toBe('on no page');
    expect(seen({ paths: ['/a', '/not-built'] })).toBe('on /a');
  });
});
