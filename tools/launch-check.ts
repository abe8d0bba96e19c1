import path from 'node:path';
import type { LegalDocument, Owner } from '@/content/types';
import { logo } from '@/lib/logo';
import { checkedContent, type Content, ownerIn } from './check';

/* npm run launch-check: what only the owner can fill in. */

/** The places of every placeholder(…), and of what is null or empty, below a value. */
function openIn(value: unknown, at: string): string[] {
  if (value === null) return [at];
  if (typeof value !== 'object') return [];
  if ('isPlaceholder' in value) return value.isPlaceholder ? [at] : [];
  const fields = Object.entries(value);
  if (fields.length === 0) return [at];
  return fields.flatMap(([name, one]) => openIn(one, at.includes(': ') ? `${at}.${name}` : `${at}: ${name}`));
}

/** What is still open, as “content/owner/details.ts: name”. */
export function launchItems(content: Content): string[] {
  const { testimonials, ...owner } = ownerIn(content) as Owner;
  const { legalDocuments } = content.get('content/legal/index.ts') as { legalDocuments: LegalDocument[] };
  const { reviewedOn } = owner.legal;
  const changed = legalDocuments.filter(({ updated }) => reviewedOn && updated > reviewedOn);
  return [
    ...Object.entries(owner).flatMap(([name, value]) => openIn(value, `content/owner/${name}.ts`)),
    ...(testimonials.some(({ confirmedOn }) => confirmedOn) ? [] : ['content/owner/testimonials.ts: only samples']),
    ...changed.map(({ slug }) => `content/legal/${slug}.ts: changed after reviewedOn (legal.ts)`),
    ...(logo.shapes[0]?.d === 'M-18 5h30l10 16h30' ? ['lib/logo.ts: still the logo of OneStop'] : []),
  ];
}

/** Whether the web address can't be confirmed before. */
export const isNeeded = (item: string) => /: (name|phone|emails\.\w+|readOn)$/.test(item);

async function main() {
  const { content, problems } = await checkedContent();
  const items = problems.length > 0 ? [] : launchItems(content);
  const advised = items.filter((item) => !isNeeded(item));
  const print = (title: string, some: readonly string[]) => {
    if (some.length > 0) console.log([title, ...some.map((item) => `- ${item}`), ''].join('\n'));
  };
  print('Correct this first:', problems);
  print('Needed before you confirm the web address:', items.filter(isNeeded));
  print('Advised, but it may stay open:', advised);
  if (problems.length > 0 || items.some(isNeeded)) process.exitCode = 1;
  else console.log('Nothing stops the launch.');
}

if (path.basename(process.argv[1] ?? '') === 'launch-check.ts') void main();
