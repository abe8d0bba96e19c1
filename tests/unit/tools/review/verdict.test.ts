import type { Change, Finding, PageReview } from '@/tools/review/sheet/model';
import { verdictOf } from '@/tools/review/verdict';

const change = (more: Partial<Change>) => ({ kind: 'Text', before: 'a', after: 'b', ...more }) as Change;
const finding = (more: Partial<Finding>) =>
  ({ heading: 'Broken links', severity: 'error', isNew: true, ...more }) as Finding;
const pages = [{ appearance: 'maybe' }, { appearance: 'same' }] as PageReview[];
const model = {
  siteName: 'Shop',
  build: { branch: 'a', commit: 'b', date: 'c' },
  comparison: { from: 'd', unread: [] },
  ...{ findings: [], changes: [], added: [], removed: [], pages: [] },
};

describe('the verdict', () => {
  it('counts what is new, the worst first, and what stood before', () => {
    const launch = finding({ severity: 'launch', heading: 'Testimonials' });
    const promise = change({ alarm: 'Promise changed' });
    const findings = [finding({}), finding({}), launch, { ...launch, isNew: false }];
    const changes = [
      ...[promise, promise, change({ kind: 'Link', alarm: 'New address outside the site' })],
      ...[change({ after: undefined }), change({ kind: 'Picture', before: undefined }), change({ kind: 'Order' })],
    ];
    expect(verdictOf({ ...model, findings, changes, pages, added: ['/new'], removed: ['/old'] })).toEqual({
      isBlocked: true,
      items: [
        '2 broken links',
        '2 promises changed',
        '1 link to check',
        '1 page removed',
        '1 question before launch',
        '1 text removed',
        '1 picture added',
        '1 order changed',
        '1 page added',
        '1 page may look different',
      ],
      standing: 1,
    });
  });

  it('is blocked by a broken link that is live too, and otherwise says nothing', () => {
    const blocked = verdictOf({ ...model, findings: [finding({ isNew: false })] });
    expect(blocked).toEqual({ isBlocked: true, items: [], standing: 0 });
    expect(verdictOf(model)).toEqual({ isBlocked: false, items: [], standing: 0 });
  });
});
