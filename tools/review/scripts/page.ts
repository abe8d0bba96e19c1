import { findText, showPlace } from './find-text';

/*
 * The bar of a preview's pages. It's in a shadow root, separate from the page's styles, and built
 * with DOM methods: the page's policy allows neither markup from strings nor style elements.
 */

declare const PREVIEW: {
  branch: string;
  commit: string;
  date: string;
  /** The other presentation of home. */
  landing: string;
  /** Pages to look at, in the order of the sheet. */
  changed: string[];
  names: Record<string, string>;
  colours: Record<'ground' | 'text' | 'mark' | 'paper' | 'ink', string>;
};
type WrittenText = { text: string; file: string; field: string; paths: string[] };

const { branch, commit, date, landing, changed, names, colours } = PREVIEW;
const path = location.pathname.replace(/(?<=.)\/+$/, '');
const name = names[path] ?? path;

const styles = `
  :host { display: block; height: 2.75rem; color-scheme: light; font: 1rem/1.3 system-ui, sans-serif; }
  @media print { :host { display: none; } }
  * { box-sizing: border-box; }
  a, button, summary { min-height: 2.75rem; padding: 0 0.5rem; border: 0; background: none; color: inherit; font: inherit;
    font-weight: 700; white-space: nowrap; cursor: pointer; display: inline-flex; align-items: center; text-decoration: none; }
  a:hover, button:hover, summary:hover { text-decoration: underline; }
  :focus-visible { outline: 3px solid ${colours.mark}; outline-offset: -3px; }
  .bar { position: fixed; inset: auto 0 var(--below, 0px); z-index: 20; display: flex; justify-content: flex-end;
    background: ${colours.ground}; color: ${colours.text}; }
  .bar > p { position: absolute; right: 0.5rem; bottom: 100%; margin: 0 0 0.5rem; padding: 0.5rem 0.75rem; border-radius: 6px;
    background: ${colours.mark}; color: ${colours.ink}; }
  .bar > p:empty { display: none; }
  details { margin-right: auto; min-width: 0; }
  summary { max-width: 100%; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary span { overflow: hidden; text-overflow: ellipsis; }
  .about { position: absolute; bottom: 100%; left: 0; max-width: 100%; padding: 0.75rem; background: ${colours.ground}; overflow-wrap: anywhere; }
  .about p { margin: 0 0.6rem; }
  .about a { text-decoration: underline; }
  .wide { display: none; }
  @media (min-width: 48rem) { .wide { display: inline; } }
  dialog { width: min(40rem, calc(100% - 1rem)); border: 2px solid; border-radius: 18px; padding: 1rem; background: ${colours.paper}; color: ${colours.ink}; }
  dialog::backdrop { background: rgb(0 0 0 / 50%); }
  dialog p { margin: 0 0 0.75rem; max-height: 30vh; overflow: auto; overflow-wrap: anywhere; }
  dialog :focus-visible { outline-color: ${colours.ink}; }
  label { font-weight: 700; }
  textarea { display: block; width: 100%; margin: 0.25rem 0 0.75rem; padding: 0.5rem; border: 2px solid; border-radius: 10px; font: 1rem/1.4 system-ui, sans-serif; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .actions > * { border: 2px solid ${colours.ink}; border-radius: 10px; }
  .actions > :first-child { background: ${colours.ink}; color: ${colours.paper}; }
`;

/** Creates an element. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
) {
  const made = document.createElement(tag);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

const status = element('p', { role: 'status' });
const review = element('a', { href: '/review' }, 'Review');
const suggest = element('button', { type: 'button' }, 'Suggest wording');
const next = element(
  'a',
  { href: nextChanged(), 'aria-label': 'Next changed page' },
  'Next',
  element('span', { class: 'wide' }, '\u00a0changed page'),
  '\u00a0→',
);
const about = element(
  'details',
  {},
  element('summary', {}, element('span', {}, element('span', { class: 'wide' }, 'Preview: '), branch)),
  element(
    'div',
    { class: 'about' },
    element('p', {}, `A preview, not the live site: branch ${branch}, commit ${commit}, ${date}`),
    element('a', { href: landing }, 'The other home page'),
  ),
);
const bar = element('div', { class: 'bar' }, status, about, review, suggest, next);

const now = element('p', {});
const wanted = element('textarea', { rows: '4' });
const copy = element('button', { type: 'button' }, 'Copy');
const chat = element('a', { target: '_blank', rel: 'noopener' }, 'WhatsApp');
const mail = element('a', {}, 'Mail');
const close = element('button', { type: 'button' }, 'Close');
const copied = element('p', { role: 'status' });
const dialog = element(
  'dialog',
  { 'aria-label': 'Suggest wording' },
  element('b', {}, 'Now'),
  now,
  element('label', {}, 'Wanted', wanted),
  element('div', { class: 'actions' }, copy, chat, mail, close),
  copied,
);

const host = element('aside', { 'aria-label': 'Preview' });
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
root.adoptedStyleSheets = [sheet];
root.append(bar, dialog);
document.body.append(host);

/** Puts the bar above what the page itself fixes to the bottom edge. */
function place(): void {
  const fixed = [...document.body.children].filter(
    (child) => child !== host && getComputedStyle(child).position === 'fixed',
  );
  const below = fixed
    .map((child) => child.getBoundingClientRect())
    .filter(({ bottom, height }) => height > 0 && bottom >= innerHeight - 1);
  bar.style.setProperty('--below', `${Math.max(0, ...below.map(({ top }) => innerHeight - top))}px`);
}
place();
addEventListener('resize', place);

/** The next changed page, or the first after the last; the sheet if there's no other. */
function nextChanged(): string {
  const at = changed.indexOf(path);
  return [...changed.slice(at + 1), ...changed.slice(0, Math.max(at, 0))][0] ?? '/review';
}

const see = new URLSearchParams(location.hash.slice(1)).get('see');
if (see) showText(see);

/** Scrolls to a text and highlights it. */
function showText(text: string): void {
  const range = findText(text);
  if (!range) return void (status.textContent = `“${text}” isn’t on this page.`);
  if (!showPlace(range)) status.textContent = `“${text}” is hidden at this width.`;
  if (!('highlights' in CSS)) return;
  CSS.highlights.set('review', new Highlight(range));
  const marks = new CSSStyleSheet();
  marks.replaceSync(`::highlight(review) { background: ${colours.mark}; color: ${colours.ink}; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, marks];
}

// Keeps the selection: a tap on the bar clears it before the click.
let selected = '';
document.addEventListener('selectionchange', () => {
  const text = getSelection()?.toString().trim();
  if (text && !dialog.open) selected = text.replace(/\s*\n\s*/g, ' / ').replace(/\s+/g, ' ');
});
addEventListener('pointerdown', ({ target }) => {
  if (target !== host) selected = status.textContent = '';
});

let [quoted, written] = ['', ''];
suggest.addEventListener('click', async () => {
  const quote = selected || see;
  if (!quote) return void (status.textContent = 'Select a text on the page first.');
  const isNew = quote !== quoted;
  quoted = quote;
  copied.textContent = '';
  if (isNew) wanted.value = now.textContent = quote;
  dialog.showModal();
  const found = await findWritten(quote).catch(() => undefined);
  written = found
    ? `${found.file} › ${found.field} (${found.paths.length} ${found.paths.length === 1 ? 'page' : 'pages'})`
    : '';
  // The page's address has only the first words of the text.
  if (isNew && found && !selected && wanted.value === quote) wanted.value = now.textContent = found.text;
  updateLinks();
});

/** The shortest text of the content with a quote's first words, on this page if possible. */
async function findWritten(quote: string): Promise<WrittenText | undefined> {
  const texts = (await (await fetch('/review/texts.json')).json()) as WrittenText[];
  const [words = ''] = quote.split(' / ');
  const shortest = texts
    .filter(({ text }) => text.includes(words))
    .sort((one, other) => one.text.length - other.text.length);
  return shortest.find(({ paths }) => paths.includes(path)) ?? shortest[0];
}

function message(): string {
  const quote = now.textContent ?? '';
  const lines = {
    Page: `${name}, ${location.origin}${path}#${new URLSearchParams({ see: quote.split(' / ')[0]!.slice(0, 60) })}`,
    Now: quote,
    Wanted: wanted.value.trim(),
    'Written in': written,
    Build: `${branch} ${commit}`,
  };
  return Object.entries(lines)
    .flatMap(([label, text]) => (text ? `${label}: ${text}` : []))
    .join('\n');
}

/** Updates the links with the message. */
function updateLinks(): void {
  chat.href = `https://wa.me/?text=${encodeURIComponent(message())}`;
  mail.href = `mailto:?subject=${encodeURIComponent(`Wording: ${name}`)}&body=${encodeURIComponent(message())}`;
}
wanted.addEventListener('input', updateLinks);

copy.addEventListener('click', () => {
  navigator.clipboard.writeText(message()).then(
    () => (copied.textContent = 'Copied.'),
    () => (copied.textContent = message()),
  );
});
close.addEventListener('click', () => dialog.close());
