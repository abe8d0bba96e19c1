import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { mainName } from './content';
import type { Problem } from './problem';

/** Gives each problem the line on which its field is typed, or the line nearest above it. */
export function withLines(problems: readonly Problem[]): Problem[] {
  const sources = new Map<string, ts.SourceFile>();
  return problems.map((problem) => {
    const { file, field } = problem;
    if (!file.endsWith('.ts') || field.startsWith('line ')) return problem;
    const source = sources.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    sources.set(file, source);
    return { ...problem, line: lineOf(source, field) };
  });
}

/** The line of a field, from an export or below the main one; undefined without such an export. */
function lineOf(source: ts.SourceFile, field: string): number | undefined {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations]);
  const valueOf = (name: string) => declared.find((one) => one.name.getText(source) === name)?.initializer;
  const [first = '', ...below] = field.split('.');
  const named = valueOf(first);
  const value = named ?? valueOf(mainName(source.fileName));
  if (!value) return undefined;
  const node = nodeAt(value, named ? below : [first, ...below]);
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** The place of a value below another one, as far as the file has it literally. */
function nodeAt(node: ts.Expression, [part, ...below]: readonly string[]): ts.Node {
  if (part === undefined) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return nodeAt(node.expression, [part, ...below]);
  // `confirmed('…')` has its text in `value`.
  if (ts.isCallExpression(node)) return node.arguments[0] ? nodeAt(node.arguments[0], below) : node;
  if (ts.isArrayLiteralExpression(node)) {
    const element = node.elements[Number(part)];
    return element ? nodeAt(element, below) : node;
  }
  if (!ts.isObjectLiteralExpression(node)) return node;
  const property = node.properties.findLast((one) => one.name !== undefined && nameOf(one.name) === part);
  if (!property) return node;
  const isFurther = ts.isPropertyAssignment(property) && below.length > 0;
  const found = isFurther ? nodeAt(property.initializer, below) : property;
  return found === (isFurther && property.initializer) ? property : found;
}

const nameOf = (name: ts.PropertyName) => (ts.isComputedPropertyName(name) ? name.getText() : name.text);
