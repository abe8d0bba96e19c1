/* Tags name the sections of the specification and the decisions that a test proves. */
import { readdirSync, readFileSync } from 'node:fs';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(test|spec)\.tsx?$/.test(file),
);
const sources = files.map((file) => ({ file, source: readFileSync(`tests/${file}`, 'utf8') }));
const matches = (source: string, pattern: RegExp) => Array.from(source.matchAll(pattern), ([, found]) => found!);

const proved = new Set(sources.flatMap(({ source }) => matches(source, /@((?:spec|decision)-\d+)\b/g)));
const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `spec-${number}`);
const list = /^## Decisions$(.*?)^## /ms.exec(readFileSync('app/README.md', 'utf8'))?.[1] ?? '';
const decisions = matches(list, /^(\d+)\. /gm).map((number) => `decision-${number}`);

describe('the tests', () => {
  it.each([...sections, ...decisions])('prove @%s', (tag) => {
    expect(proved).toContain(tag);
  });

  it('name no other section or decision', () => {
    expect(decisions.length).toBeGreaterThan(30);
    expect([...proved].filter((tag) => ![...sections, ...decisions].includes(tag))).toEqual([]);
  });

  it('exist where tests/README.md names them as the proof of a promise', () => {
    const promises = readFileSync('tests/README.md', 'utf8').split('## What the site promises')[1] ?? '';
    const proofs = matches(promises, /`((?:unit|specification|export|preview|e2e|engines|support)[^`]*)`/g);
    const all = readdirSync('tests', { recursive: true, encoding: 'utf8' });
    expect(proofs.length).toBeGreaterThan(20);
    expect(proofs.filter((proof) => !all.some((file) => file.startsWith(proof)))).toEqual([]);
  });

  it('are all switched on, and their titles state what happens @decision-21', () => {
    const vague = /\b(?:it|test|describe)\b.*\(\s*['"`].*\b(?:should|works|handles)\b/;
    const faults = sources.filter(
      ({ source }) => vague.test(source) || /\.(?:only|fixme|todo)\b|\bit\.skip\(/.test(source),
    );
    expect(faults.map(({ file }) => file)).toEqual([]);
  });
});
