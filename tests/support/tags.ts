/* Which sections of the specification and which decisions the tests prove: tags such as `@spec-5` in their titles. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export type TaggedTest = { file: string; title: string; tags: readonly string[] };

/** Every test of a source that always runs, with its own tags and those of the groups around it. */
export function testsIn(file: string, source = readFileSync(file, 'utf8')): TaggedTest[] {
  const found: TaggedTest[] = [];
  const visit = (node: ts.Node, outer: readonly string[]) => {
    const call = ts.isCallExpression(node) ? testCall(node) : undefined;
    if (call?.isSkipped) return;
    const tags = call ? [...outer, ...call.tags] : outer;
    if (call?.isTest) found.push({ file, title: call.title, tags });
    ts.forEachChild(node, (child) => visit(child, tags));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
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

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => name.test(file))
    .sort();

export const allTests = () => filesIn('tests', /\.(test|spec)\.tsx?$/).flatMap((file) => testsIn(file));

/** The numbers of the project's own list of decisions, wherever its heading is. */
export function decisions(): number[] {
  const rooms = ['app', 'components', 'content', 'lib', 'tests', 'tools'];
  const pages = ['README.md', ...rooms.flatMap((room) => filesIn(room, /\.md$/))];
  const lists = pages.flatMap(
    (page) => /^## Decisions$(.*?)(?=^## |$(?![^]))/ms.exec(readFileSync(page, 'utf8'))?.[1] ?? [],
  );
  return lists.flatMap((list) => Array.from(list.matchAll(/^(\d+)\. /gm), ([, number]) => Number(number)));
}
