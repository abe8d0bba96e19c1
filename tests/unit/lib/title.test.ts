import { site } from '@/content/site';
import { fullTitle } from '@/lib/title';

describe('fullTitle', () => {
  it('ends with the name', () => {
    expect(fullTitle('About')).toBe(`About | ${site.name.value}`);
  });

  it('does not repeat a name that the title carries already', () => {
    const title = `What ${site.name.value} does`;
    expect(fullTitle(title)).toBe(title);
  });
});
