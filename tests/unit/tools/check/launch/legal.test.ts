import { legalItems } from '@/tools/check/launch/legal';

const documents = [
  { slug: 'privacy-policy', title: 'Privacy policy', updated: '2026-11-21' },
  { slug: 'refund-policy', title: 'Refund policy', updated: '2026-10-01' },
] as const;
const fields = (...input: Parameters<typeof legalItems>) =>
  legalItems(...input).map(({ what, problem }) => `${what}: ${problem}`);

describe('legalItems', () => {
  it('lists documents that changed after they were last read', () => {
    expect(fields(documents, null, () => undefined)).toHaveLength(2);
    expect(fields(documents, '2026-10-05', () => undefined)).toEqual([
      'Privacy policy: Nobody has signed off the text of 21 November 2026.',
    ]);
  });

  it('lists documents whose date is older than their last change', () => {
    expect(fields(documents, '2026-11-21', () => '2026-10-09')).toEqual([
      'Refund policy: It says “last updated 1 October 2026”, but its file changed on 9 October 2026.',
    ]);
  });
});
