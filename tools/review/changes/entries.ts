import { lettersOf, type Span } from '../../pages/letters';
import type { PagePart, PageRecord } from '../../pages/record';

export type Kind =
  | 'Title'
  | 'Description'
  | 'Heading'
  | 'Text'
  | 'Question'
  | 'Message'
  | 'Label'
  | 'Anchor'
  | 'Link'
  | 'Picture'
  | 'Social card'
  | 'Contact card'
  | 'Order'
  | 'Data';

/** Kinds that are texts of the content, the most telling first. */
export const textual: readonly Kind[] = ['Heading', 'Title', 'Description', 'Question', 'Text', 'Message', 'Label'];
export const isTextual = ({ kind }: { kind: Kind }) => textual.includes(kind);

/** The name of a line of a vCard that a page links to. */
export const contactCard = 'Contact card';

/** The name of a sentence that only a script says. */
export const scriptText = 'script';

/** One thing that a page says or leads to. */
export type Entry = {
  kind: Kind;
  /** What it is about, for example the words of a link. */
  of?: string;
  value: string;
  /** What is compared, where the value doesn't say it. */
  print?: string;
  /** Where it is on the page. */
  span?: Span;
};

/**
 * The page's own part, its title, description and address, its social card, and what data says of
 * it.
 */
export function mainEntries({ title, description, canonical, card, main, data }: PageRecord): Entry[] {
  const hasOwnWords = card && (card.title !== title || card.description !== description);
  const head: Entry[] = [
    { kind: 'Title', value: title },
    { kind: 'Description', value: description },
    { kind: 'Link', of: 'canonical address', value: canonical ? new URL(canonical).pathname : '' },
    { kind: 'Social card', of: 'words', value: hasOwnWords ? `${card.title}\n${card.description}` : '' },
    { kind: 'Social card', of: 'picture', value: card?.image ?? '', print: card?.pixels },
    { kind: 'Social card', of: 'description of the picture', value: card?.alt ?? '' },
  ];
  const own = data.filter(({ name }) => name !== scriptText);
  const values = own.flatMap(({ name, value }): Entry[] =>
    name === contactCard ? [{ kind: name, value }] : addressEntries({ kind: 'Data', of: name, value }),
  );
  return [...head.filter(({ value }) => value), ...partEntries(main), ...values];
}

/** Where the whole site is, what its header and footer have, and what its scripts say. */
export function frameEntries({ canonical, frame, data }: PageRecord): Entry[] {
  const origin = canonical ? new URL(canonical).origin : '';
  const texts = data.filter(({ name }) => name === scriptText);
  return [
    ...texts.map(({ value }): Entry => ({ kind: 'Data', of: scriptText, value })),
    ...(origin ? [{ kind: 'Link' as const, of: 'address of the site', value: origin }] : []),
    ...partEntries(frame),
  ];
}

function partEntries({ units, links, images, labels, anchors }: PagePart): Entry[] {
  // Not that of a section's title, which is made from the section's.
  const isOwn = ({ id }: { id: string }) => !anchors.some((other) => id.startsWith(`${other.id}-`));
  const pictures = images.filter(({ alt }) => alt);
  return [
    // A question and each line of its answer.
    ...units.flatMap(({ kind: name, text, at = 0 }): Entry[] => {
      const kind = name === 'question' ? 'Question' : name === 'text' ? 'Text' : 'Heading';
      let from = at;
      return text.split('\n').map((value) => {
        const span: Span = [from, (from += lettersOf(value).length)];
        return { kind, value, span };
      });
    }),
    ...links.flatMap(({ text, href, span }) => addressEntries({ kind: 'Link', of: text, value: href, span })),
    // Which picture it is belongs to the looks.
    ...pictures.map(({ alt, span }): Entry => ({ kind: 'Picture', value: alt, span })),
    ...anchors.filter(isOwn).map(({ id, span }): Entry => ({ kind: 'Anchor', value: `#${id}`, span })),
    ...labels.flatMap(({ text, span }): Entry[] =>
      pictures.some(({ alt }) => alt === text) ? [] : [{ kind: 'Label', value: text, span }],
    ),
  ];
}

/** An address; apart from it, the words that a chat or a mail begins with. */
function addressEntries(entry: Entry): Entry[] {
  const [address = '', query] = entry.value.split('?');
  if (!query || !/^(?:mailto:|https:\/\/wa\.me\/)/.test(address)) return [{ ...entry, value: readable(entry.value) }];
  const message = [...new URLSearchParams(query).values()].join('\n');
  return [
    { ...entry, value: address },
    { ...entry, kind: 'Message', value: message },
  ];
}

function readable(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
