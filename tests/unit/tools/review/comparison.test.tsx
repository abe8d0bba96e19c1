/** @jest-environment jsdom */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { type Comparison, compareBuilds } from '@/tools/review/comparison';
import type { Change } from '@/tools/review/changes/change';
import type { PageRecord } from '@/tools/pages/record';
import { ChangeList } from '@/tools/review/sheet/change-list';

const part = { units: [], links: [], anchors: [], images: [], labels: [] };
const record = (pixels: string): PageRecord => ({
  path: '/a',
  title: 'Shop',
  description: '',
  main: part,
  frame: part,
  data: [],
  card: { image: '/og/a.png', alt: 'Shop', title: 'Shop', description: '', pixels },
});

describe('compareBuilds', () => {
  it('keeps the old card in the preview, to be shown beside the new one', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
    const comparison = await compareBuilds(folder, [record('new')], {
      from: 'live',
      pages: [record('old')],
      unread: [],
      picture: async () => Buffer.from('png'),
    });
    if ('problem' in comparison) throw new Error(comparison.problem);
    const kept = comparison.oldPictures['/og/a.png'] ?? '';
    expect(existsSync(path.join(folder, kept))).toBe(true);
    rmSync(folder, { recursive: true });

    render(<ChangeList comparison={comparison} />);
    expect(screen.getByAltText('Old card')).toHaveAttribute('src', kept);
    expect(screen.getByAltText('New card')).toHaveAttribute('src', '/og/a.png');
  });
});

describe('what changed, on the sheet', () => {
  const show = (...changes: Change[]) => {
    const comparison: Comparison = {
      from: 'https://shop.example',
      changes: { added: [], removed: [], changed: [{ paths: ['/services/a', '/products/a'], changes }] },
      unread: [],
      oldPictures: {},
    };
    render(<ChangeList comparison={comparison} />);
    return within(screen.getByRole('article'));
  };

  it('shouts a link that runs code, shows it as text and never links it', () => {
    const target = 'javascript:alert(1)';
    const article = show({ kind: 'link', of: 'Ask us', after: target, alarm: 'Runs code instead of opening a page' });
    expect(article.getByText('Runs code instead of opening a page!')).toBeVisible();
    expect(article.getByText(target)).toBeVisible();
    expect(article.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(target);
    expect(screen.getByText(/1 link needs a second look/)).toBeVisible();
  });

  it('marks the words of an edited sentence, and leads to it', () => {
    const after = 'We repair in 2 days.';
    const article = show({ kind: 'text', before: 'We repair in 3 days.', after, at: { text: after } });
    expect(article.getByRole('deletion')).toHaveTextContent('3');
    expect(article.getByRole('insertion')).toHaveTextContent('2');
    expect(article.getByRole('link', { name: 'See it' })).toHaveAttribute(
      'href',
      '/services/a#:~:text=We%20repair%20in%202%20days.',
    );
    expect(article.getByRole('link', { name: '/products/a' })).toBeVisible();
  });

  it('shows a rewritten passage as old beside new', () => {
    const [before, after] = ['Our engineers visit within a day.', 'Nothing to pay before the laptop works.'];
    const article = show({ kind: 'text', before, after });
    expect(article.getByRole('deletion')).toHaveTextContent(before);
    expect(article.getByRole('insertion')).toHaveTextContent(after);
  });

  it('says why nothing was compared', () => {
    render(<ChangeList comparison={{ problem: 'Nothing answers there.' }} />);
    expect(screen.getByRole('region', { name: 'What changed' })).toHaveTextContent('Nothing answers there.');
  });
});
