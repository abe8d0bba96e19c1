/** @jest-environment node */
import type { Finding } from '@/tools/check/finding';
import { findingsIn } from '@/tools/check/rules';
import { reviewSite } from '@/tools/review/review-site';
import { pageWith } from '@/tests/support/page-record';

const menu = ['/a', '/b', '/c', '/d'].map((path) => `<a href="${path}">${path}</a>`).join(' ');
const pages = [
  pageWith('/', `<h1>Home</h1><p>Call 000</p>${menu}`),
  pageWith('/a', '<h1>A</h1><p>Call 000</p> <a href="/b?from=a">Next</a> <a href="https://wa.me/91?text=a">Chat</a>'),
  pageWith('/b', '<h1>B</h1><p>Call 000</p><p>Client name</p> <a href="https://wa.me/91?text=b">Chat</a>'),
  pageWith('/c', '<h1>C</h1><p>Call 000</p> <a href="/gone">Gone</a>'),
  pageWith('/d', '<h1>D</h1><p>Call 000</p>'),
];
const placeholder = (subject: string, text: string): Finding => ({
  rule: 'placeholder-detail',
  severity: 'launch',
  owner: 'owner',
  subject,
  message: `“${text}” is a placeholder.`,
  action: 'Send the real one.',
  file: 'content/site.ts',
  field: 'phone',
  shown: [text],
});
const findings = [
  placeholder('Number', '000'),
  placeholder('Name', 'Client name'),
  ...findingsIn({ site: { pages, files: [] } }),
];
const { groups, pages: reviewed, targets } = reviewSite(pages, findings);

describe('reviewSite', () => {
  it('names what is wrong on the whole site once, with its pages below it', () => {
    const [worst] = groups;
    expect(worst?.severity).toBe('launch');
    expect(worst?.entries.map(({ subject, where, seenAt }) => [subject, where, seenAt.length])).toEqual([
      ['Number', 'on every page', 5],
      ['Name', 'on /b', 1],
    ]);
    expect(worst?.entries[1]).toMatchObject({
      edit: 'content/site.ts: phone',
      action: 'Send the real one.',
      seenAt: [{ path: '/b', address: '/b#:~:text=Client%20name' }],
    });
  });

  it('puts worse severities first, and the worst page', () => {
    expect(groups.map(({ severity }) => severity)).toEqual(['launch', 'launch', 'note']);
    expect(reviewed.slice(0, 2).map(({ path }) => path)).toEqual(['/b', '/c']);
  });

  it('lists on a page what is found there, not what is found on the whole site', () => {
    expect(reviewed[0]?.findings[0]).toMatchObject({ rule: 'placeholder-detail', text: 'Client name' });
    const details = reviewed.flatMap((page) => page.findings).filter(({ rule }) => rule === 'placeholder-detail');
    expect(details).toHaveLength(1);
  });

  it('gathers pages with the same finding', () => {
    const thin = groups.find(({ rule }) => rule === 'thin-page');
    const seenAt = thin?.entries.flatMap((entry) => entry.seenAt) ?? [];
    expect(seenAt.map(({ path }) => path).sort()).toEqual(['/', '/a', '/b', '/c', '/d']);
    expect(seenAt.find(({ path }) => path === '/')?.file).toBe('content/pages/home.ts');
  });

  it('lists who links to a page, and where the site leads off it', () => {
    const b = reviewed.find(({ path }) => path === '/b');
    expect(b?.reach).toEqual({
      clicks: 1,
      linksIn: [
        { path: '/', names: ['/b'] },
        { path: '/a', names: ['Next'] },
      ],
    });
    expect(targets).toEqual([{ target: 'https://wa.me/91', paths: expect.arrayContaining(['/a', '/b']) }]);
  });
});
