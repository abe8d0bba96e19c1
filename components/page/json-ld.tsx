import type { PageGraph } from '@/lib/json-ld';

/** A page's graph as a data block. Escapes `<`, so that no text can end the element. */
export function JsonLd({ graph }: { graph: PageGraph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
