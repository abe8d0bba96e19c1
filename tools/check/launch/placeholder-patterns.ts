export type Suspicion = { text: string; why: string };

/*
 * What nobody's real details look like. Reserved names: RFC 2606 and 6761. A subscriber number of one digit alone is given to
 * nobody; seven in a row leave room for the country code before it.
 */
const patterns: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /\b(?:[\w-]+\.)*example\.(?:com|net|org)\b|\b[\w-]+\.(?:example|test|invalid|localhost)\b/i,
    why: 'is an address that is reserved for examples',
  },
  {
    pattern: /^(?:the )?(?:client|customer|founder|company|owner|your|person|first|full|last|legal)(?:[’']s)? name$/i,
    why: 'is a stand-in, not a name',
  },
  { pattern: /^(?:city|state|house and street)$/i, why: 'is a stand-in, not a place' },
  { pattern: /^company,/i, why: 'is a stand-in, not a company' },
  { pattern: /\b(?:jo(?:hn|e)|jane) (?:doe|smith|bloggs|public)\b|\bacme\b/i, why: 'is a stand-in, not a name' },
  { pattern: /\blorem ipsum\b/i, why: 'is text still to be written' },
  { pattern: /\b(?:TODO|TBD|TBC|FIXME)\b|\bx{3,}\b|\?{3,}/, why: 'is text still to be written' },
];
const repeatedDigit = /(\d)(?:[ -]?\1){6,}/;

/** What gives a text away as a stand-in; none when it looks real. */
export function suspicionOf(text: string): Suspicion | undefined {
  const repeated = repeatedDigit.exec(text)?.[0];
  if (repeated) return { text: repeated, why: 'is one digit over and over, not a number' };
  for (const { pattern, why } of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found) return { text: found, why };
  }
  return undefined;
}
