/** @jest-environment node */
import { type Draft, parseDraft } from '@/components/review/draft';
import { asMarkdown, asText, commentsByPage } from '@/components/review/report';
import { issueForm } from '@/tools/review/repository';
import { issueAddress, mailAddress } from '@/components/review/send';

const context = {
  siteName: 'Shop',
  branch: 'new-copy',
  commit: '0123456',
  origin: 'https://7.pages.example',
  pages: ['/', '/about', '/faq'],
};
const draft: Draft = {
  comments: [
    { id: '2', path: '/faq', quote: '', text: 'Too long.' },
    { id: '1', path: '/about', quote: 'We *care*, really\nSince 2019', text: 'Say how.' },
  ],
  approved: ['/', '/gone'],
};

describe('a review as text', () => {
  it('lists pages in the sheet’s order, with quote, remark and a link to the very place', () => {
    expect(asText(draft, context)).toBe(
      [
        'Review of Shop: new-copy, commit 0123456',
        '/about',
        '1. “We *care*, really / Since 2019”\nSay how.\nhttps://7.pages.example/about#:~:text=We%20%2Acare%2A%2C%20really,Since%202019',
        '/faq',
        '1. The page as a whole\nToo long.\nhttps://7.pages.example/faq',
        'Looks right (1 of 3 pages): /',
      ].join('\n\n'),
    );
  });

  it('keeps comments on a page that is gone since, at the end', () => {
    const gone = { id: '3', path: '/gone', quote: '', text: 'Where is it?' };
    const paths = commentsByPage({ ...draft, comments: [gone, ...draft.comments] }, context.pages).map(
      ([path]) => path,
    );
    expect(paths).toEqual(['/about', '/faq', '/gone']);
  });
});

describe('a review as Markdown', () => {
  it('quotes without marking up what is quoted', () => {
    const text = asMarkdown(draft, context);
    expect(text).toContain('### [/about](https://7.pages.example/about)');
    expect(text).toContain(
      '> We \\*care\\*, really\n>\n> Since 2019\n\nSay how.\n\n[See it](https://7.pages.example/about#',
    );
    expect(text).toContain('Looks right (1 of 3 pages): [/](https://7.pages.example/)');
  });
});

describe('a review that is sent', () => {
  it('fills in a mail', () => {
    const { href, isWhole } = mailAddress('Review & more', 'One\nTwo');
    expect(isWhole).toBe(true);
    expect(href).toBe('mailto:?subject=Review%20%26%20more&body=One%0D%0ATwo');
  });

  it('asks to paste what would make the address too long', () => {
    const { href, isWhole } = mailAddress('Review', 'x'.repeat(5000));
    expect(isWhole).toBe(false);
    expect(href).toContain(encodeURIComponent('please paste it here'));
    expect(href.length).toBeLessThan(2000);
  });

  it('fills in an issue', () => {
    const form = issueForm({ GITHUB_REPOSITORY: 'shop/site' });
    const url = new URL(form ? issueAddress(form, 'Review', 'a & b').href : '');
    expect(url.origin + url.pathname).toBe('https://github.com/shop/site/issues/new');
    expect(Object.fromEntries(url.searchParams)).toEqual({ title: 'Review', body: 'a & b' });
  });
});

describe('issueForm', () => {
  const github = 'https://github.com/shop/site/issues/new';

  it.each([
    ['Netlify', { REPOSITORY_URL: 'https://github.com/shop/site' }, github],
    ['Netlify over ssh', { REPOSITORY_URL: 'git@github.com:shop/site.git' }, github],
    ['Netlify with a token in it', { REPOSITORY_URL: 'https://me:secret@github.com/shop/site.git' }, github],
    ['Vercel', { VERCEL_GIT_PROVIDER: 'github', VERCEL_GIT_REPO_OWNER: 'shop', VERCEL_GIT_REPO_SLUG: 'site' }, github],
    [
      'GitLab',
      { REPOSITORY_URL: 'https://gitlab.com/shop/team/site' },
      'https://gitlab.com/shop/team/site/-/issues/new',
    ],
    [
      'GitHub Enterprise',
      { GITHUB_SERVER_URL: 'https://code.shop.example', GITHUB_REPOSITORY: 'shop/site' },
      'https://code.shop.example/shop/site/issues/new',
    ],
  ])('knows the repository from %s', (_, env, address) => {
    expect(issueForm(env)?.address).toBe(address);
  });

  it('is none where the host does not tell, or has no form', () => {
    expect(issueForm({ CF_PAGES: '1' })).toBeUndefined();
    expect(issueForm({ REPOSITORY_URL: 'https://bitbucket.org/shop/site' })).toBeUndefined();
    expect(issueForm({ REPOSITORY_URL: 'nonsense' })).toBeUndefined();
  });
});

describe('parseDraft', () => {
  it.each([null, '', 'not json', '[]', 'null', '{"comments":5}', '{"comments":[null]}'])(
    'takes %j for an empty draft',
    (stored) => {
      expect(parseDraft(stored)).toEqual({ comments: [], approved: [] });
    },
  );

  it('leaves out entries that are no comments', () => {
    const stored = JSON.stringify({ comments: [{ id: 1 }, draft.comments[0]], approved: ['/', 7] });
    expect(parseDraft(stored)).toEqual({ comments: [draft.comments[0]], approved: ['/'] });
  });
});
