/**
 * Structured data as lines, `Service › offers › price: 500`: a list is told item by item without numbers, so that a new
 * item is one change and not a change of all that follow it.
 * @param blocks the texts of a page's JSON-LD elements
 * @param local shortens addresses of the site itself
 */
export function dataLines(blocks: readonly string[], local: (address: string) => string): string[] {
  return blocks.flatMap((text) => {
    try {
      return lines(JSON.parse(text), [], local);
    } catch {
      return [`Not JSON: ${text.slice(0, 80)}`];
    }
  });
}

function lines(value: unknown, path: readonly string[], local: (address: string) => string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => lines(item, path, local));
  if (typeof value !== 'object' || value === null) {
    return [`${path.join(' › ')}: ${typeof value === 'string' ? local(value) : JSON.stringify(value)}`];
  }
  const { '@type': type, '@graph': graph, ...rest } = value as Record<string, unknown>;
  if (graph !== undefined) return lines(graph, path, local);
  const here = path.length > 0 ? path : [String(type ?? 'Thing')];
  const own = path.length > 0 && type !== undefined ? [`${here.join(' › ')} › @type: ${String(type)}`] : [];
  return [...own, ...Object.entries(rest).flatMap(([name, item]) => lines(item, [...here, name], local))];
}
