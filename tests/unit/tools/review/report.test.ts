/** @jest-environment node */
import type { TextSource } from '@/tools/review/sheet/model';
import { type Draft, emptyDraft, merged, parseDraft, remaining } from '@/tools/review/scripts/draft';
import { mailAddress, reportOf } from '@/tools/review/scripts/report';
import { pack, unpack } from '@/tools/review/scripts/share';
import { seeAddress, seenIn } from '@/tools/review/text-address';

const page = (path: string, name: string) => ({
  ...{ path, name, needsApproval: true, isChanged: false, mark: '' },
  fingerprint: `now ${path}`,
});
const pages = [page('/', 'Home'), page('/about', 'About'), page('/faq', 'FAQ')];
const build = { branch: 'new-copy', commit: '0123456', date: '2026-11-22' };
const context = { siteName: 'Shop', build, pages };
const sheet = 'https://7.pages.example/review';
const note = 'content/pages/about.ts › story.0';
const texts: TextSource[] = [{ text: 'We *care*, really. Ask us.', paths: ['/about', '/'], note }];
const comment = { urgency: 'should', date: '2026-11-22' } as const;
const draft: Draft = {
  name: 'Asha',
  role: 'marketing',
  comments: [
    { ...comment, id: '2', path: '/faq', quote: '', text: 'Too long.', by: 'Ravi' },
    { ...comment, id: '1', path: '/about', quote: 'We *care*, really', replacement: 'We care', text: '' },
  ],
  approved: { '/': 'now /' },
};

describe('a report', () => {
  it('names file, field, old, new, pages, author, day and importance, in the sheet’s order', () => {
    expect(reportOf(draft, context, texts, `${sheet}#r=x`)).toBe(
      [
        'Review of Shop: new-copy, commit 0123456',
        [
          'About (/about)',
          `- Where: ${note}, used on 2 pages`,
          '- Old: We *care*, really',
          '- New: We care',
          '- From: Asha, marketing; 2026-11-22; Should change',
          '- See it: https://7.pages.example/about#see=We+*care*%2C+really',
        ].join('\n'),
        'FAQ (/faq)\n- Comment: Too long.\n- From: Ravi; 2026-11-22; Should change\n- See it: https://7.pages.example/faq',
        `1 page approved: ${sheet}#r=x`,
      ].join('\n\n'),
    );
  });

  it('fits into a mail with 41 pages approved', async () => {
    const many = Array.from({ length: 41 }, (_, index) => page(`/services/a-service-${index * 7919}`, 'A'));
    const approved = Object.fromEntries(many.map(({ path }, index) => [path, `A${index * 7919}zzzzzz`.slice(0, 8)]));
    const code = `${sheet}${await pack({ ...emptyDraft(), approved }, build.commit)}`;
    expect(mailAddress('Review', `Review\n\n41 pages approved: ${code}`)).toContain('41%20pages');
  });

  it('gives way in a mail to the shared address, and to a note to paste it', () => {
    expect(mailAddress('A & b', 'One\nTwo')).toBe('mailto:?subject=A%20%26%20b&body=One%0D%0ATwo');
    expect(mailAddress('A', 'x'.repeat(5000), 'short')).toBe('mailto:?subject=A&body=short');
    expect(decodeURIComponent(mailAddress('A', 'x'.repeat(5000)))).toContain('please paste it here');
  });
});

describe('a shared review', () => {
  it('comes back whole from an address or a file with one', async () => {
    const packed = await pack(draft, '0123456');
    expect(await unpack(`${sheet}${packed}\n`)).toEqual({ draft, commit: '0123456' });
    for (const broken of [packed.slice(0, -20), '#r=!', '']) expect(await unpack(broken)).toBeUndefined();
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
  it('is asked for pages without comments that changed since or were never approved', () => {
    const later = { ...draft, approved: { '/': 'then' } };
    const asked = remaining([...pages, { ...page('/404', ''), needsApproval: false }], later);
    expect(asked.map(({ path }) => path)).toEqual(['/']);
  });
});

describe('a stored draft', () => {
  it.each([null, '', 'not json', '[]', 'null', '{"comments":5}', '{"comments":[null],"approved":["/"]}'])(
    'is empty if it is %j',
    (stored) => expect(parseDraft(stored)).toEqual(emptyDraft()),
  );

  it('loses entries that are no comments or lead elsewhere', () => {
    const foreign = ['//elsewhere.example', '/\t/elsewhere.example'].map((path) => ({ ...draft.comments[0], path }));
    const stored = JSON.stringify({ ...draft, comments: [{ id: 1 }, ...foreign, draft.comments[0]] });
    expect(parseDraft(stored)).toEqual({ ...draft, comments: [draft.comments[0]] });
  });
});

it('an address leads to the first words of a text, wherever they stand', () => {
  const address = seeAddress('/about', `Ask & answer, ${'x'.repeat(200)}\nMore`, 2);
  expect(seenIn(new URL(address, sheet).hash)).toEqual({ quote: 'Ask & answer,', nth: 2 });
  expect(seeAddress('/about')).toBe('/about');
});
