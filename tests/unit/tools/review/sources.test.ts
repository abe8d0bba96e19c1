/** @jest-environment node */
import { seoServices } from '@/content/services/seo-services';
import { contentOf } from '@/tools/check/content';
import { loadContent } from '@/tools/check/load';
import { repositoryLinks } from '@/tools/review/repository';
import { type SourceFinder, sourceFinder } from '@/tools/review/sources';

/** Where the field stands, read without the finder. */
const sourceLine = (source: string, needle: string) =>
  source.split('\n').findIndex((line) => line.includes(needle)) + 1;

let finder: SourceFinder;
let sources: Map<string, string>;
beforeAll(async () => {
  const { files } = await loadContent();
  finder = sourceFinder(contentOf(files, []), repositoryLinks('new copy', { GITHUB_REPOSITORY: 'shop/site' }).editUrl);
  sources = new Map(files.map(({ file, source }) => [file, source]));
});

describe('the source of a text', () => {
  it('is its field and line, for editing on the preview’s branch', () => {
    const file = 'content/services/seo-services.ts';
    const { title } = seoServices.features[1]!;
    const line = sourceLine(sources.get(file) ?? '', title);
    expect(finder.written(finder.sourcesOf(title, '/services/seo-services'))).toEqual({
      note: `${file} › features.1.title`,
      editUrl: `https://github.com/shop/site/edit/new%20copy/${file}#L${line}`,
    });
  });

  it('is the text that has the sentence, and the facts that it takes over', () => {
    const { fields, facts } = finder.sourcesOf('SEO results\n3–6 months', '/services/seo-services');
    expect(fields.map(({ field }) => field)).toEqual(['timing.label', 'timing.value']);
    expect(facts.map(({ file, field }) => `${file} ${field}`)).toEqual(['content/facts.ts timelines.seoResults']);
  });

  it('is where a label is typed, not where other files take it from', () => {
    expect(finder.sourcesOf('Get Free Quote', '/').fields).toMatchObject([
      { file: 'content/pages/labels.ts', field: 'quote' },
    ]);
  });

  it('is unknown for what no content file says', () => {
    expect(finder.sourcesOf('Neither typed nor composed anywhere', '/')).toEqual({ fields: [], facts: [] });
  });
});

describe('links to the repository', () => {
  const file = 'content/facts.ts';

  it.each([
    [{ REPOSITORY_URL: 'git@github.com:shop/site.git' }, 'GitHub', `https://github.com/shop/site/edit/copy/${file}#L3`],
    [{ REPOSITORY_URL: 'https://gitlab.com/a/b/site' }, 'GitLab', `https://gitlab.com/a/b/site/-/edit/copy/${file}#L3`],
    [
      { VERCEL_GIT_PROVIDER: 'bitbucket', VERCEL_GIT_REPO_OWNER: 'shop', VERCEL_GIT_REPO_SLUG: 'site' },
      'Bitbucket',
      `https://bitbucket.org/shop/site/src/copy/${file}?mode=edit&at=copy#lines-3`,
    ],
    [
      { GITHUB_SERVER_URL: 'https://git.shop.example', GITHUB_REPOSITORY: 'shop/site' },
      'GitHub',
      `https://git.shop.example/shop/site/edit/copy/${file}#L3`,
    ],
  ])('follow from what the host tells: %j', (env, host, address) => {
    const { host: named, editUrl } = repositoryLinks('copy', env);
    expect(named).toBe(host);
    expect(editUrl(file, 3)).toBe(address);
  });

  it.each([{}, { CF_PAGES: '1' }, { REPOSITORY_URL: 'nonsense' }])(
    'are left out if the host names no repository: %j',
    (env) => {
      const { host, editUrl } = repositoryLinks('copy', env);
      expect([host, editUrl(file)]).toEqual([undefined, undefined]);
    },
  );
});
