/** Calls `replace` for each `var(--name, fallback)` of a value, innermost last; `undefined` leaves the call as it is. */
export function replaceVariables(
  value: string,
  replace: (name: string, fallback: string | undefined) => string | undefined,
): string {
  let result = '';
  let at = 0;
  for (;;) {
    const start = value.indexOf('var(', at);
    if (start < 0) return result + value.slice(at);
    const end = closing(value, start + 4);
    const inner = value.slice(start + 4, end);
    const comma = inner.indexOf(',');
    const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
    const fallback = comma < 0 ? undefined : replaceVariables(inner.slice(comma + 1).trim(), replace);
    const replacement = replace(name, fallback);
    const kept = fallback === undefined ? `var(${name})` : `var(${name},${fallback})`;
    result += value.slice(at, start) + (replacement ?? kept);
    at = end + 1;
  }
}

/** Names of all custom properties that a value reads. */
export function variablesIn(value: string): string[] {
  return value.includes('var(') ? Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name ?? '') : [];
}

function closing(value: string, from: number): number {
  let depth = 1;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    if (value[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Unbalanced brackets in the value "${value}"`);
}
