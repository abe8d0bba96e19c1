import { site } from '@/content/site';
import { fullTitle } from '@/lib/title';

describe('fullTitle', () => {
  it('ends with the name, unless the title carries it already', () => {
    const title = `What ${site.name.value} does`;
    expect(['About', title].map(fullTitle)).toEqual([`About | ${site.name.value}`, title]);
  });
});
