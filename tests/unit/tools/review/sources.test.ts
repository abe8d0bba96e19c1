/** @jest-environment node */
import { seoServices } from '@/content/services/seo-services';
import { contentOf } from '@/tools/check/content';
import { loadContent } from '@/tools/check/load';
import { repositoryLinks } from '@/tools/review/repository';
import { type SourceFinder, sourceFinder } from '@/tools/review/sources';

/** Where a field is written, read without the finder. */
const sourceLine = (source: string, needle: string) =>
  source.split('\n').findIndex((line) => line.includes(needle)) + 1;

let finder: SourceFinder;
let sources: Map<string, string>;
beforeAll(async () => {
  const { files } = await loadContent();
  finder = sourceFinder(contentOf(files), repositoryLinks('new copy', { GITHUB_REPOSITORY: 'shop/site' }).editUrl);
  sources = new Map(files.map(({ file, source }) => [file, source]));
});

describe('the source of a text', () => {
  it('is its field and line, for editing on the preview’s branch', () => {
    const file = 'content/services/seo-services.ts';
    const { title } = seoServices.features[1]!;
    const line = sourceLine(sources.get(file) ?? '', title);
    expect(finder.written(finder.sourcesOf(title, '/services/seo-services'))).toEqual({
      ...{ file, line, note: `${file} › features.1.title` },
      editUrl: `https://github.com/shop/site/edit/new%20copy/${file}#L${line}`,
    });
  });

  it('is the text that has the sentence, and the facts that it takes over', () => {
    const { fields, facts } = finder.sourcesOf('Until results show\n3–6 months', '/services/seo-services');
    expect(fields.map(({ field }) => field)).toEqual(['times.0.label', 'times.0.value']);
    expect(facts.map(({ file, field }) => `${file} ${field}`)).toEqual(['content/facts.ts timelines.seoResults']);
  });

  it('is where a label is typed, and unknown for what no content file says', () => {
    const place = { file: 'content/pages/labels.ts', field: 'quote' };
    expect(finder.sourcesOf('Get Free Quote', '/').fields).toEqual([place]);
    expect(finder.sourcesOf('Neither typed nor composed anywhere', '/')).toEqual({ fields: [], facts: [] });
  });
});

describe('links to the repository', () => {
  const vercel = { VERCEL_GIT_PROVIDER: 'gitlab', VERCEL_GIT_REPO_OWNER: 'shop', VERCEL_GIT_REPO_SLUG: 'site' };
  const own = { GITHUB_SERVER_URL: 'https://git.shop.example', GITHUB_REPOSITORY: 'shop/site' };

  it.each<[Record<string, string>, string | undefined, string | undefined]>([
    [{ REPOSITORY_URL: 'git@github.com:shop/site.git' }, 'GitHub', 'github.com/shop/site/edit/copy/a.ts#L3'],
    [{ REPOSITORY_URL: 'https://gitlab.com/a/b/site' }, 'GitLab', 'gitlab.com/a/b/site/-/edit/copy/a.ts#L3'],
    [vercel, 'GitLab', 'gitlab.com/shop/site/-/edit/copy/a.ts#L3'],
    [own, 'GitHub', 'git.shop.example/shop/site/edit/copy/a.ts#L3'],
    [{}, undefined, undefined],
    [{ CF_PAGES: '1' }, undefined, undefined],
    [{ REPOSITORY_URL: 'nonsense' }, undefined, undefined],
  ])('follow from what the host says, or are left out: %j', (env, host, address) => {
    const links = repositoryLinks('copy', env);
    expect([links.host, links.editUrl('a.ts', 3)]).toEqual([host, address && `https://${address}`]);
  });
});
