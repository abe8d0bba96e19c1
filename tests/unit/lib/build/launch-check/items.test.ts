import { confirmed, placeholder } from '@/content/site';
import { launchItems, legalItems, placeholderItems, socialItems } from '@/lib/build/launch-check/items';

describe('launch check', () => {
  it('lists a placeholder by file and field, and no confirmed detail', () => {
    const items = placeholderItems({ name: placeholder('OneStop IT'), phone: confirmed('+919876543210') });
    expect(items).toEqual([expect.objectContaining({ file: 'content/site.ts', field: 'name', value: 'OneStop IT' })]);
  });

  it('does not believe a confirmed detail that still looks like a placeholder', () => {
    expect(placeholderItems({ email: confirmed('info@example.com'), phone: confirmed('+910000000000') })).toHaveLength(
      2,
    );
  });

  it('lists social pages without an address', () => {
    const profiles = [
      { label: 'Facebook', url: null },
      { label: 'LinkedIn', url: 'https://linkedin.com/x' },
    ];
    expect(socialItems(profiles).map(({ field }) => field)).toEqual(['social, Facebook']);
  });

  it('lists legal documents that changed after they were last read', () => {
    const documents = [
      { slug: 'privacy-policy', updated: '2026-11-21' },
      { slug: 'refund-policy', updated: '2026-10-01' },
    ] as const;
    expect(legalItems(documents, null)).toHaveLength(2);
    expect(legalItems(documents, '2026-10-05').map(({ file }) => file)).toEqual(['content/legal/privacy-policy.ts']);
  });

  it('covers every kind of placeholder that the content has today', () => {
    const fields = launchItems().map(({ file, field }) => `${file}: ${field}`);
    expect(new Set(fields).size).toBe(fields.length);
  });
});
