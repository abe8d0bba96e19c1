import { contentOf } from '@/tools/check/content';
import { leftoverFindings } from '@/tools/check/leftovers';
import { serviceSlugs } from '@/content/services/slugs';
import { serviceWords } from '@/content/service-words';

const [removed, words = []] = Object.entries(serviceWords).find(([slug, own]) => {
  const others = Object.entries(serviceWords).filter(([other]) => other !== slug);
  return !others.some(([, theirs]) => theirs.includes(own[0]!));
})!;
const lead = `We agree the price first. We do ${words[0]} too.`;
const content = contentOf([
  { file: 'content/pages/about.ts', source: '', exports: { about: { lead, slug: words[0] } } },
]);

describe('leftoverFindings', () => {
  it('reports only the sentences about a service that was removed', () => {
    const offered = serviceSlugs.filter((slug) => slug !== removed);
    expect(leftoverFindings(content, offered)).toEqual([
      expect.objectContaining({ file: 'content/pages/about.ts', field: 'lead', shown: [`We do ${words[0]} too.`] }),
    ]);
  });

  it('accepts the slug of an offered service that contains such a word', () => {
    const slug = `${words[0]}-support`;
    const menu = contentOf([{ file: 'content/footer.ts', source: '', exports: { footerServices: [slug] } }]);
    expect(leftoverFindings(menu, [slug])).toEqual([]);
  });

  it('accepts the words of services that are offered', () => {
    expect(leftoverFindings(content, Object.keys(serviceWords))).toEqual([]);
  });
});
