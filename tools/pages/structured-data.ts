import type { JsonLdNode, PageFacts } from './facts';

type TypeRule = { required: string[]; recommended: string[]; source: string };

const google = 'https://developers.google.com/search/docs/appearance/structured-data';

/**
 * What search engines ask of each type. Where Google shows nothing for a type, the rule is the house's own and the source
 * its definition. Left out on purpose: geo and priceRange (the site shows no street and no prices), review and
 * aggregateRating (reviews of oneself are not to be marked up, …/review-snippet).
 */
const rules: Record<string, TypeRule> = {
  ProfessionalService: {
    required: ['name', 'address'],
    recommended: ['url', 'telephone', 'openingHoursSpecification'],
    source: `${google}/local-business`,
  },
  WebSite: {
    required: ['name', 'url'],
    recommended: [],
    source: 'https://developers.google.com/search/docs/appearance/site-names',
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [], source: `${google}/breadcrumb` },
  ListItem: { required: ['position', 'name'], recommended: [], source: `${google}/breadcrumb` },
  FAQPage: { required: ['mainEntity'], recommended: [], source: 'https://schema.org/FAQPage' },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [], source: 'https://schema.org/Question' },
  Answer: { required: ['text'], recommended: [], source: 'https://schema.org/Answer' },
  Service: {
    required: ['name', 'provider'],
    recommended: ['description', 'areaServed', 'url'],
    source: 'https://schema.org/Service',
  },
  WebPage: { required: ['name', 'url'], recommended: ['dateModified'], source: 'https://schema.org/WebPage' },
};
for (const type of ['AboutPage', 'ContactPage', 'CollectionPage']) rules[type] = rules.WebPage as TypeRule;

export type Gap = { type: string; property: string; isRequired: boolean; source: string };

/** Nodes of the whole site by id: on most pages the agency is a stub of the node that home and contact have in full. */
export function nodesById(pages: readonly PageFacts[]): Map<unknown, JsonLdNode> {
  const known = new Map<unknown, JsonLdNode>();
  for (const node of pages.flatMap(({ nodes }) => nodes)) {
    if (node['@id']) known.set(node['@id'], { ...known.get(node['@id']), ...node });
  }
  return known;
}

/** Properties that a page's structured data lacks, those of nested nodes too. */
export function gapsOf(nodes: readonly JsonLdNode[], known: ReadonlyMap<unknown, JsonLdNode>): Gap[] {
  return nodes.flatMap(nested).flatMap((node) => {
    const type = node['@type'] ?? '';
    const rule = rules[type];
    if (!rule) return [];
    const whole = { ...known.get(node['@id']), ...node };
    const lacking = (properties: readonly string[], isRequired: boolean): Gap[] =>
      properties
        .filter((property) => isEmpty(whole[property]))
        .map((property) => ({ type, property, isRequired, source: rule.source }));
    return [...lacking(rule.required, true), ...lacking(rule.recommended, false)];
  });
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A node and the typed nodes inside it. */
function nested(node: JsonLdNode): JsonLdNode[] {
  const inner = Object.values(node)
    .flat()
    .filter((value): value is JsonLdNode => typeof value === 'object' && value !== null && '@type' in value);
  return [node, ...inner.flatMap(nested)];
}
