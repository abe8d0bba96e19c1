/* Which sections of the specification and which decisions the tests prove: tags such as `@spec-5` in their titles. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Every test of a source that always runs, with its own tags and those of the groups around it. */
function testsIn(file: string) {
  const found: { file: string; title: string; tags: readonly string[] }[] = [];
  const visit = (node: ts.Node, outer: readonly string[]) => {
    const call = ts.isCallExpression(node) ? testCall(node) : undefined;
    if (call?.isSkipped) return;
    const tags = call ? [...outer, ...call.tags] : outer;
    if (call?.isTest) found.push({ file, title: call.title, tags });
    ts.forEachChild(node, (child) => visit(child, tags));
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true), []);
  return found;
}

/** What `it('…', …)`, `describe.each(…)('…', …)` or Playwright's `test('…', { tag }, …)` says before its function. */
function testCall(node: ts.CallExpression) {
  const callee = node.expression.getText();
  const name = /^\(?[^(]*?\b(it|test|describe)\b/.exec(callee)?.[1];
  const [title, ...others] = node.arguments;
  const isGroup = name === 'describe' || /^test\.describe\b/.test(callee);
  if (!name || !title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return undefined;
  const body = others.find((part) => ts.isFunctionLike(part))?.getText() ?? '';
  const named = others.filter((part) => !ts.isFunctionLike(part)).map((part) => part.getText());
  return {
    title: title.getText().slice(1, -1),
    tags: Array.from([title.getText(), ...named].join(' ').matchAll(/@(?:spec|decision)-\d+/g), ([tag]) => tag),
    isTest: !isGroup,
    isSkipped: /\.(skip|fixme|todo)\b/.test(callee) || (!isGroup && /\btest\.(skip|fixme)\(/.test(body)),
  };
}

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => testsIn(`tests/${file}`));
const proved = new Set(tests.flatMap(({ tags }) => tags));
const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `@spec-${number}`);
const list = /^## Decisions$(.*?)^## /ms.exec(readFileSync('app/README.md', 'utf8'))?.[1] ?? '';
const decisions = Array.from(list.matchAll(/^(\d+)\. /gm), ([, number]) => `@decision-${number}`);

describe('a test that always runs', () => {
  it.each([...sections, ...decisions])('proves %s', (tag) => {
    expect(proved).toContain(tag);
  });

  it('names no other section or decision', () => {
    expect(decisions.length).toBeGreaterThan(30);
    expect([...proved].filter((tag) => ![...sections, ...decisions].includes(tag))).toEqual([]);
  });
});

describe('the titles of tests', () => {
  it('say what happens @decision-21', () => {
    const vague = tests.filter(({ title }) => /\b(should|works|handles)\b/.test(title));
    expect(vague.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });
});
