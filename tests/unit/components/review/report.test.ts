/** @jest-environment node */
import type { TextSource } from '@/components/review/model';
import { approvalCode, pagesOfCode, remaining, standingOf } from '@/components/review/scripts/approval';
import { type Draft, emptyDraft, merged, parseDraft } from '@/components/review/scripts/draft';
import { reportOf } from '@/components/review/scripts/report';
import { issueAddress, mailAddress } from '@/components/review/scripts/send';
import { pack, unpack } from '@/components/review/scripts/share';

const page = (path: string, name: string) => ({ path, name, needsApproval: true, fingerprint: `now ${path}` });
const pages = [page('/', 'Home'), page('/about', 'About'), page('/faq', 'FAQ')];
const context = { siteName: 'Shop', branch: 'new-copy', commit: '0123456', origin: 'https://7.pages.example', pages };
const texts: TextSource[] = [
  {
    text: 'We *care*, really. Ask us.',
    paths: ['/about', '/'],
    sources: [{ file: 'content/pages/about.ts', field: 'story.0', editUrl: 'https://github.com/shop/site/edit/a' }],
    composedFrom: [{ file: 'content/facts.ts', field: 'founded' }],
  },
];
const comment = { urgency: 'should', date: '2026-11-22' } as const;
const draft: Draft = {
  name: 'Asha',
  role: 'marketing',
  comments: [
    { ...comment, id: '2', path: '/faq', quote: '', text: 'Too long.', by: 'Ravi' },
    {
      ...comment,
      id: '1',
      path: '/about',
      quote: 'We *care*, really',
      replacement: 'We care',
      text: '',
      urgency: 'must',
    },
  ],
  approved: { '/': 'now /' },
};

describe('a report', () => {
  it('names file, field, old, new, pages, author, day and importance, in the sheet’s order', () => {
    expect(reportOf(draft, context, texts)).toBe(
      [
        'Review of Shop: new-copy, commit 0123456',
        'About (/about)',
        [
          '- Where: content/pages/about.ts › story.0 (composed with content/facts.ts › founded), used on 2 pages',
          '- Old: We *care*, really',
          '- New: We care',
          '- From: Asha, marketing; 2026-11-22; Must change',
          '- See it: https://7.pages.example/about#:~:text=We%20%2Acare%2A%2C%20really',
        ].join('\n'),
        'FAQ (/faq)',
        '- Comment: Too long.\n- From: Ravi; 2026-11-22; Should change\n- See it: https://7.pages.example/faq',
        '1 of 3 pages approved, code 0123456.4: https://7.pages.example/review#a=0123456.4',
      ].join('\n\n'),
    );
  });

  it('fits into a mail with 41 pages approved, and names them by one code', () => {
    const many = Array.from({ length: 41 }, (_, index) => page(`/page-${index}`, `Page ${index}`));
    const approved = Object.fromEntries(many.slice(1).map(({ path, fingerprint }) => [path, fingerprint]));
    const all = { ...emptyDraft(), approved };
    expect(mailAddress('Review', reportOf(all, { ...context, pages: many }, []), '').isWhole).toBe(true);
    expect(
      pagesOfCode(many, approvalCode(many, all))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(Object.keys(approved).sort());
    expect(pagesOfCode(many, 'nonsense')).toEqual([]);
  });
});

describe('a review that is sent', () => {
  it('fills in a mail; a long one with the short text, and if that is long too with a note to paste it', () => {
    expect(mailAddress('Review & more', 'One\nTwo', '').href).toBe(
      'mailto:?subject=Review%20%26%20more&body=One%0D%0ATwo',
    );
    expect(mailAddress('Review', 'x'.repeat(5000), 'short')).toEqual({
      href: 'mailto:?subject=Review&body=short',
      isWhole: true,
    });
    const { href, isWhole } = mailAddress('Review', 'x'.repeat(5000), 'y'.repeat(5000));
    expect(isWhole).toBe(false);
    expect(href).toContain(encodeURIComponent('please paste it here'));
  });

  it('fills in an issue', () => {
    const form = { address: 'https://github.com/shop/site/issues/new', title: 'title', body: 'body' };
    const url = new URL(issueAddress(form, 'Review', 'a & b').href);
    expect(Object.fromEntries(url.searchParams)).toEqual({ title: 'Review', body: 'a & b' });
  });
});

describe('a shared review', () => {
  it('comes back whole from an address', async () => {
    const packed = await pack(draft, '0123456');
    expect(packed).toMatch(/^r=[\w-]+$/);
    expect(await unpack(`#${packed}`)).toEqual({ draft, commit: '0123456' });
    expect(await unpack(`#${packed.slice(0, -20)}`)).toBeUndefined();
    expect(await unpack('#r=!')).toBeUndefined();
  });

  it('joins another one: each comment once, with its author, own approvals first', () => {
    const own = { ...emptyDraft(), comments: draft.comments.slice(0, 1), approved: { '/': 'mine' } };
    const both = merged(own, draft);
    expect(both.comments.map(({ id, by }) => [id, by])).toEqual([
      ['2', 'Ravi'],
      ['1', 'Asha, marketing'],
    ]);
    expect(both.approved).toEqual({ '/': 'mine' });
  });
});

describe('an approval', () => {
  it('counts only for the page as it was approved', () => {
    const standing = (approved: Record<string, string>) => standingOf(pages[0]!, { ...emptyDraft(), approved });
    expect([standing({}), standing({ '/': 'now /' }), standing({ '/': 'then' })]).toEqual([
      'open',
      'approved',
      'changed',
    ]);
  });

  it('is asked for pages without comments that changed since or were never approved', () => {
    const later = { ...draft, approved: { '/': 'then' } };
    expect(remaining([...pages, { ...page('/404', ''), needsApproval: false }], later).map(({ path }) => path)).toEqual(
      ['/'],
    );
  });
});

describe('parseDraft', () => {
  it.each([null, '', 'not json', '[]', 'null', '{"comments":5}', '{"comments":[null],"approved":["/"]}'])(
    'takes %j for an empty draft',
    (stored) => {
      expect(parseDraft(stored)).toEqual(emptyDraft());
    },
  );

  it('leaves out entries that are no comments or lead elsewhere', () => {
    const foreign = { ...draft.comments[0], path: '//elsewhere.example' };
    const stored = JSON.stringify({ ...draft, comments: [{ id: 1 }, foreign, draft.comments[0]] });
    expect(parseDraft(stored)).toEqual({ ...draft, comments: [draft.comments[0]] });
  });
});
