import { readFileSync } from 'node:fs';
import { dark, light } from '@/lib/colours';
import type { LoadingRow } from './loading';

const names: Record<string, string> = { '/': 'Home', '/services/seo-services': 'Service', '/contact': 'Contact' };
const subjects = [
  ['site', 'this site'],
  ['plain', 'plain Next build'],
] as const;
const bar = { left: 90, height: 16, widest: 380 };

/** The benchmark's first paints at the slowest network, as times of the blank page's: two bars a page. */
export function speedChart(file = 'tools/bench/results.json'): string {
  const { loading } = JSON.parse(readFileSync(file, 'utf8')) as { loading: LoadingRow[] };
  const throttle = loading[0]?.throttle;
  const paint = (page: string, subject: string) =>
    loading.find((row) => row.throttle === throttle && row.page === page && row.subject === subject)?.fcp ?? 0;
  const bars = Object.keys(names).flatMap((page, row) =>
    subjects.map(([subject], index) => ({
      subject,
      label: index === 0 ? names[page] : '',
      times: paint(page, subject) / paint(page, 'blank'),
      top: 34 + row * 46 + index * (bar.height + 2),
    })),
  );
  const unit = bar.widest / Math.max(...bars.map(({ times }) => times));
  const rows = bars.map(({ subject, label, times, top }) => {
    const width = Math.round(times * unit);
    return `<text x="0" y="${top + 13}">${label}</text><rect class="${subject}" x="${bar.left}" y="${top}" width="${width}" height="${bar.height}" rx="3"/><text x="${bar.left + width + 6}" y="${top + 13}">${times.toFixed(2)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 176" width="540" height="176" role="img" aria-label="First paint at ${throttle}, times a blank page">
<style>text{font:13px system-ui,sans-serif;fill:${light.ink}}.site{fill:${light.build}}.plain{fill:${light.inkSoft}}@media (prefers-color-scheme:dark){text{fill:${dark.ink}}.site{fill:${dark.build}}.plain{fill:${dark.inkSoft}}}</style>
<text x="${bar.left}" y="18">First paint, times a blank page’s:</text><rect class="site" x="300" y="8" width="12" height="12" rx="2"/><text x="316" y="18">${subjects[0][1]}</text><rect class="plain" x="384" y="8" width="12" height="12" rx="2"/><text x="400" y="18">${subjects[1][1]}</text>
${rows.join('\n')}
</svg>
`;
}
