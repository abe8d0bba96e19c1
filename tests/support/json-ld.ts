import type { ExportedPage } from './pages';

export type Node = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

/** The nodes of a page's one graph. */
export function graphOf({ $, path }: ExportedPage): Node[] {
  const blocks = $('script[type="application/ld+json"]');
  if (blocks.length !== 1) throw new Error(`${path} has ${blocks.length} JSON-LD blocks, not one`);
  const data = JSON.parse(blocks.text()) as { '@context': string; '@graph': Node[] };
  if (data['@context'] !== 'https://schema.org') throw new Error(`${path}: unknown context ${data['@context']}`);
  return data['@graph'];
}

/** Every object in a graph, however deep. */
export function allNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(allNodes)];
}

/** The node of a type, at the top of the graph. */
export function nodeOf(nodes: readonly Node[], type: string): Node | undefined {
  return nodes.find((node) => node['@type'] === type);
}
