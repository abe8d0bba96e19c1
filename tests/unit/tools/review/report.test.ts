/** @jest-environment node */
import { type Draft, merged, parseDraft, remainingPages } from '@/tools/review/scripts/draft';
import { hasArrived, reportOf } from '@/tools/review/scripts/report';
import { pack, unpack } from '@/tools/review/scripts/share';
import type { PageReview, TextSource } from '@/tools/review/sheet/model';
import { textAddress, textInAddress } from '@/tools/review/text-address';

const page = (path: string, name: string): PageReview => ({
  ...{ path, name, needsApproval: true, isBlocked: false, mark: '', fingerprint: `now ${path}` },
  ...{ title: name, description: '', appearance: '', rows: [], isListed: true },
});
const pages = [page('/', 'Home'), page('/about', 'About'), page('/faq', 'FAQ')];
const build = { branch: 'new-copy', commit: '0123456', date: '2026-11-22' };
const context = { siteName: 'Shop', build, pages };
const sheet = 'https://7.pages.example/review';
const note = 'content/pages/about.ts › story.0';
const texts: TextSource[] = [{ text: 'We *care*, really. Ask us.', paths: ['/about', '/'], note }];
const comment = { date: '2026-11-22' };
const empty: Draft = { name: '', comments: [], approved: {} };
const draft: Draft = {
  name: 'Asha',
  comments: [
    { ...comment, id: '2', path: '/faq', quote: '', text: 'Too long.', by: 'Ravi' },
    { ...comment, id: '1', path: '/about', quote: 'We *care*, really', replacement: 'We care', text: '' },
  ],
  approved: { '/': { print: 'now /', by: 'Asha', date: '2026-11-22' } },
};

describe('a report', () => {
  it('has each comment with its place, old and new wording, author and day, in the sheet’s order, then the approvals', () => {
    expect(reportOf(draft, context, texts, `${sheet}#r=x`)).toBe(
      [
        'Review of Shop: new-copy',
        [
          'About (/about)',
          `- Where: ${note}, used on 2 pages`,
          '- Old: We *care*, really',
          '- New: We care',
          '- From: Asha, 2026-11-22',
          '- See it: https://7.pages.example/about#see=We+*care*%2C+really',
        ].join('\n'),
        'FAQ (/faq)\n- Comment: Too long.\n- From: Ravi, 2026-11-22\n- See it: https://7.pages.example/faq',
        `1 page approved: ${sheet}#r=x`,
      ].join('\n\n'),
    );
  });
});

describe('a shared review', () => {
  it('comes back whole from an address', async () => {
    const packed = await pack(draft);
    expect(await unpack(`${sheet}${packed}\n`)).toEqual(draft);
    for (const broken of [packed.slice(0, -20), '#r=!', '']) expect(await unpack(broken)).toBeUndefined();
  });

  it('joins another one: each comment once, with its author, own approvals first', () => {
    const own = {
      ...empty,
      comments: draft.comments.slice(0, 1),
      approved: { '/': { print: 'mine', date: '2026-11-22' } },
    };
    const both = merged(own, draft);
    expect(both.comments.map(({ id, by }) => [id, by])).toEqual([
      ['2', 'Ravi'],
      ['1', 'Asha'],
    ]);
    expect(both.approved).toEqual({ '/': { print: 'mine', date: '2026-11-22' } });
  });
});

it('the remaining pages have no comment, no approval that still counts, and nothing that blocks them', () => {
  const later = { ...draft, approved: { '/': { print: 'then', date: '2026-11-22' } } };
  const others = [
    { ...page('/404', ''), needsApproval: false },
    { ...page('/broken', ''), isBlocked: true },
  ];
  expect(remainingPages([...pages, ...others], later).map(({ path }) => path)).toEqual(['/']);
});

it('a wanted wording has arrived once its page says it instead of the old one', () => {
  const wanted = { ...draft.comments[1]!, quote: 'We *care*, really', replacement: 'We care' };
  expect(hasArrived(wanted, texts)).toBe(false);
  expect(hasArrived(wanted, [{ text: 'We care. Ask us.', paths: ['/about'], note }])).toBe(true);
});

describe('a stored draft', () => {
  it.each([null, '', 'not json', '[]', 'null', '{"comments":5}', '{"comments":[null],"approved":["/"]}'])(
    'is empty if it is %j',
    (stored) => expect(parseDraft(stored)).toEqual(empty),
  );

  it('loses entries that lead elsewhere', () => {
    const foreign = ['//elsewhere.example', '/\t/elsewhere.example'].map((path) => ({ ...draft.comments[0], path }));
    const stored = JSON.stringify({ ...draft, comments: [...foreign, draft.comments[0]] });
    expect(parseDraft(stored)).toEqual({ ...draft, comments: [draft.comments[0]] });
  });
});

it('an address leads to the first words of a text', () => {
  const address = textAddress('/about', `Ask & answer, ${'x'.repeat(200)}\nMore`, 2);
  expect(textInAddress(new URL(address, sheet).hash)).toEqual({ quote: 'Ask & answer,', nth: 2 });
  expect(textAddress('/about')).toBe('/about');
});
