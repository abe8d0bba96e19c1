import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from 'cheerio';
import { diffArrays } from 'diff';
import { globSync } from 'tinyglobby';
import { details } from '@/content/owner/details';
import { buildSource, editLink, isPreviewBuild, previewAddress, productionAddress } from '@/lib/environment';
import { decoded, withoutLinks } from '@/lib/links-in-text';
import { findPage, pages as registry, pathOfFile } from '@/lib/pages';
import { previewRoutes, statusRoutes } from '@/lib/routes';
import { linkProblems } from './links';

/** Texts, one per block, by where they are: '' for a page's own. Of links, addresses by their words. */
type Page = { texts: Record<string, string[]>; elements: string; styles: string };
/** Pages by path; undefined if one couldn't be read. */
type Site = Map<string, Page | undefined>;
type Place = { path: string; name: string; where: string; was: string; is: string; address: string };

const frame = 'Header, footer and phone bar';
/** The words of the dialog and of notifications are in no page. */
const dialog = 'The dialog and notifications';
const dialogWords = '/_next/static/words.json';
/** Figures, prices, hours, numbers, addresses. */
const risky =
  /[\d₹$€%@]|https?:|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|free|mon|tues|wednes|thurs|fri|satur|sun)/i;
/** The files of content/, with joined strings as one and links as their words. */
const sources = globSync('content/**/*.ts', { ignore: '**/types/**' }).map((file) => {
  return { file, text: withoutLinks(readFileSync(file, 'utf8').replace(/'\s*\+\s*'/g, '')) };
});
const inline = /^(?:a|abbr|b|bdi|bdo|cite|code|em|i|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

/** Reads what people read on a page, in its order. */
function readPage(html: string): Page {
  const $ = load(html, { scriptingEnabled: false });
  const page: Page = { texts: {}, elements: '', styles: $('style').text() };
  $('script, style, template, [data-copy], [data-year], [data-preview-bar]').remove();
  let [words, part] = ['', ''];
  const add = (text = '', where = '') => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line) (page.texts[where] ??= []).push(line);
  };
  const endLine = () => {
    add(words, part);
    words = '';
  };
  const nodes = $('body').contents().get();
  const visit = (node: (typeof nodes)[number]): void => {
    if (node.type === 'text') words += node.data;
    if (node.type !== 'tag') return;
    const { name, prev, children } = node;
    const { alt, class: classes, d, hidden, href, placeholder, src, style, title, 'aria-label': label } = node.attribs;
    // Without a space between two elements, styles separate them.
    const isBlock = !inline.test(name) || prev?.type === 'tag';
    if (isBlock) endLine();
    const outer = part;
    if (name === 'main') part = '';
    // A link can't mark what isn't shown.
    if (hidden !== undefined) part = 'label';
    // Spans keep words together.
    if (name !== 'span') page.elements += `<${name} ${classes} ${style} ${d}>`;
    for (const text of [label, title, placeholder]) add(text, part || 'label');
    if (name === 'img') add(`${alt} (${src?.split('/').at(-1)})`, part || 'picture');
    if (name === 'a') add(decoded(href ?? ''), `${part} link “${$(node).text().trim() || label}”`.trim());
    children.forEach(visit);
    if (isBlock) endLine();
    part = outer;
  };
  add($('title').first().text(), 'title');
  add($('meta[name=description]').attr('content'), 'description');
  part = frame;
  nodes.forEach(visit);
  endLine();
  return page;
}

function read(name: string, text: string): Page {
  if (!name.endsWith('.json')) return readPage(text);
  const stringsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);
  return { texts: { [dialog]: stringsIn(JSON.parse(text)) }, elements: '', styles: '' };
}

function readFolder(folder: string): Site {
  const leftOut = [previewRoutes.landing, '/review', statusRoutes.serverError].map((path) => `${path.slice(1)}.html`);
  if (!folder) throw new Error('the site’s address isn’t confirmed, and its host names none');
  const files = globSync(['**/*.html', dialogWords.slice(1)], { cwd: folder, ignore: leftOut }).sort();
  if (!files.includes('index.html')) throw new Error(`${folder} has no index.html`);
  return new Map(files.map((file) => [pathOfFile(file), read(file, readFileSync(`${folder}/${file}`, 'utf8'))]));
}

/** Reads the pages in a live site's sitemap, and those with our paths. */
async function readLiveSite(origin: string, paths: Iterable<string>): Promise<Site> {
  const site: Site = new Map();
  const signal = AbortSignal.timeout(60_000);
  const ask = (path: string) => fetch(new URL(path, origin), { signal });
  const sitemap = await ask('/sitemap.xml');
  const addresses = (await sitemap.text()).matchAll(/<loc>([^<]+)/g);
  const listed = Array.from(addresses, ([, address]) => new URL(address!).pathname);
  if (listed.length === 0) throw new Error(`${origin}/sitemap.xml lists no pages (${sitemap.status})`);
  for (const path of new Set([...listed, ...paths])) {
    const answer = await ask(path).catch(() => undefined);
    const text = answer?.ok || path === statusRoutes.notFound ? await answer?.text() : undefined;
    if (text || answer?.status !== 404) site.set(path, text ? read(path, text) : undefined);
  }
  return site;
}

/** The words that went and came: the same in a table and in a sentence. */
function differingWords(was: string, is: string): string {
  const bare = (word: string) => word.replace(/^\p{P}+|\p{P}+$/gu, '');
  const isSame = (one: string, two: string) => bare(one) === bare(two);
  const runs = diffArrays(was.split(/\s/), is.split(/\s/), { comparator: isSame });
  const changed = runs.filter(({ added, removed }) => added || removed);
  const words = changed.flatMap(({ added, value }) => [added ? '→' : '', ...value.map(bare)]);
  return words.join(' ') || `${was} → ${is}`;
}

/** Opens a page at its first new words, by a text fragment, in which hyphens have a meaning. */
function addressOf(path: string, was: string, is: string): string {
  const runs = diffArrays(was.split(' '), is.split(' ')).filter(({ removed }) => !removed);
  const at = Math.max(0, runs.map(({ added }) => added).indexOf(true));
  const encode = (word: string) => encodeURIComponent(word).replaceAll('-', '%2D');
  const [before, words, after] = [runs[at - 1]?.value.at(-1), runs[at]!.value.map(encode), runs[at + 1]?.value[0]];
  // First and last word, and one around them: a text in several boxes isn't found.
  const range = words.length > 1 ? `${words[0]},${words.at(-1)}` : words[0];
  return `${path}#:~:text=${before ? `${encode(before)}-,` : ''}${range}${after ? `,-${encode(after)}` : ''}`;
}

/** Compares two sites: places by the words that differ, and pages by what else differs. */
function compare(before: Site, after: Site) {
  const edits = new Map<string, Place[]>();
  const looks = new Map<string, string[]>();
  for (const path of new Set([...registry.map(({ path }) => path), ...after.keys(), ...before.keys()])) {
    const [old, page] = [before.get(path), after.get(path)];
    const add = (gone: string[], come: string[], where: string) => {
      const [was, is] = [gone.join('\n'), come.join('\n')];
      const own = where.startsWith(frame) || where === dialog ? where : path;
      const name = own === path ? `${path} ${where}`.trim() : own;
      const place = { path: own, name, where, was, is, address: path };
      const words = differingWords(was, is);
      const places = edits.get(words) ?? [];
      // A page below /products counts only where it differs from its service.
      const known = [own, own === path && findPage(path)?.canonical];
      const isSame = (one: Place) => one.was === was && one.is === is && one.where === where;
      if (places.some((one) => isSame(one) && known.includes(one.path))) return;
      if (where === dialog || where === 'page that is gone') place.address = '';
      else if (come[0] && !where) place.address = addressOf(path, gone[0] ?? '', come[0]);
      edits.set(words, [...places, place]);
    };
    if (old && !page) add(old.texts.title ?? [path], [], 'page that is gone');
    const own = ['title', 'description', ''].flatMap((where) => page?.texts[where] ?? []);
    if (page && !before.has(path) && path !== dialogWords) add([], own, 'new page');
    if (!old || !page) continue;

    for (const where of new Set([frame, ...Object.keys({ ...old.texts, ...page.texts })])) {
      const [from, to] = [old.texts[where] ?? [], page.texts[where] ?? []];
      // A link's address counts only where its words are the same.
      const runs = where.includes('link “') && !(from.length && to.length) ? [] : diffArrays(from, to);
      for (const [at, { value, added, removed }] of runs.entries()) {
        const next = runs[at + 1]?.added ? runs[at + 1]!.value : [];
        if (removed && value.length === next.length) value.forEach((text, index) => add([text], [next[index]!], where));
        else if (removed) add(value, next, where);
        else if (added && !runs[at - 1]?.removed) add([], value, where);
      }
    }

    // Texts that came or went bring elements and styles of their own.
    const [one, two] = [old, page].map(({ texts }) => Object.values(texts).flat().length);
    for (const look of one === two ? (['elements', 'styles'] as const) : [])
      if (old[look] !== page[look]) looks.set(look, [...(looks.get(look) ?? []), path]);
  }
  return { edits: [...edits], looks: [...looks] };
}

/** The only file of content/ that has a new text as a string, or one of its new sentences. */
function fileWith({ was, is }: Place): string | undefined {
  const sentences = is.split(/(?<=[.?!]) |\n| \| /).filter((one) => one.length > 20 && !was.includes(one));
  const found = [`'${is}'`, ...sentences].map((words) => sources.filter(({ text }) => text.includes(words)));
  return found.find(({ length }) => length === 1)?.[0]?.file;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');
const link = (text: string, href?: string) => (href ? `<a href="${escape(href)}">${escape(text)}</a>` : escape(text));
const section = (heading: string, items: readonly string[]) =>
  items.length > 0 ? `<h2>${escape(heading)}</h2>\n<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>` : '';

/** Words before and after: what differs is marked, or all of them if little stayed between the changes. */
function marked({ was, is }: Place): string {
  const [old, now] = [was, is].map((text) => text.split(/(?<=\s)/)) as [string[], string[]];
  const runs = diffArrays(old, now, { comparator: (one, two) => one.trim() === two.trim() });
  const tags = (runs.length > 8 ? diffArrays([was], [is]) : runs).map(({ added, removed, value }) => {
    const text = escape(value.join('').trim());
    return (added && `<ins>${text}</ins>`) || (removed && `<del>${text}</del>`) || text;
  });
  return `<p>${tags.join(' ')}</p>`;
}

/** Compares a preview with the previous site, writes /review, and puts a bar on each page. */
export async function writeReview(out: string, previous = '', problems: readonly string[] = []): Promise<void> {
  const { branch = '', commit = '' } = buildSource();
  const build = branch ? `This is branch ${branch}, commit ${commit.slice(0, 7)}` : 'This is a preview';
  const after = readFolder(out);
  const isLive = /^https?:/.test(previous);
  const readPrevious = async () =>
    isLive ? readLiveSite(new URL(previous).origin, after.keys()) : readFolder(previous);
  const before = await readPrevious().catch((error: Error) => error);
  const isRead = before instanceof Map;
  const { edits, looks } = isRead ? compare(before, after) : { edits: [], looks: [] };
  const isUnread = (path: string) => !isRead || (before.has(path) && !before.get(path));
  const about = isRead ? `Compared with ${previous}` : `Nothing was compared: ${before.message}`;

  /** HTML, which GitHub's Markdown takes too. Only with an origin, pages have links. */
  const htmlOf = (origin?: string) => {
    const page = (text: string, address: string) => link(text, origin === undefined ? '' : address && origin + address);
    const pageRow = (path: string) =>
      page(path, path) + (isRead && isLive ? ` ${link('Before', new URL(path, previous).href)}` : '');
    const editItem = ([words, places]: [string, Place[]]) => {
      const shown = places.reduce((best, one) => (one.is.length < best.is.length ? one : best));
      const rows = places.map(
        (place) => page(place.name, place.address) + (place.is === shown.is ? '' : marked(place)),
      );
      const file = places.map(fileWith).find(Boolean);
      const isLegal = places.some(({ path }) => findPage(path)?.kind === 'legal');
      const check = isLegal || risky.test(words) ? '<strong>Check this</strong>' : '';
      const folded = `<details><summary>In ${rows.length} places</summary>${rows.join('<br>')}</details>`;
      const source = file ? link(file, editLink(file, branch)) : '';
      return `${check} ${marked(shown)} ${rows.length > 1 ? folded : `See it: ${rows[0]}`} ${source}`;
    };
    const lookItem = ([what, paths]: [string, string[]]) => `Different ${what}: ${paths.map(pageRow).join(', ')}`;
    return [
      `<header><h1>${escape(details.name.value)}: ${isRead ? `${edits.length} edits` : 'review'}</h1>`,
      `<p>${escape([about, build].join('. '))}.</p></header>`,
      '<p><strong>Check this</strong> marks figures, prices, hours, addresses and legal sentences.</p>',
      section('Don’t publish yet', problems.map(escape)),
      section('Words', edits.map(editItem)),
      section('Beyond words', looks.map(lookItem)),
      section('Not compared', [...after.keys()].filter(isUnread).map(pageRow)),
    ].join('\n');
  };
  const bar = `<aside data-preview-bar aria-label="Preview" class="print:hidden">
<link rel="stylesheet" href="/review.css">${escape(build)}. <a href="/review">Review</a></aside>`;
  for (const file of globSync('**/*.html', { cwd: out, absolute: true })) {
    const $ = load(readFileSync(file, 'utf8'), { scriptingEnabled: false });
    $('header').first().before(bar);
    writeFileSync(file, $.html());
  }
  const sheet = `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Review</title>
<style>${after.get('/')!.styles}</style><link rel="stylesheet" href="/review.css"></head>
<body class="review">${htmlOf('')}</body></html>`;
  writeFileSync(`${out}/review.html`, sheet);
  copyFileSync('tools/review.css', `${out}/review.css`);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, htmlOf(previewAddress()));
  if (process.env.GITHUB_ACTIONS && problems.length > 0) process.exitCode = 1;
  console.log(`/review: ${edits.length} edits, ${problems.length} errors`);
}

if (process.argv[1]?.endsWith('review.ts') && isPreviewBuild()) {
  const live = details.url.isPlaceholder ? productionAddress() : details.url.value;
  void writeReview('out', process.env.REVIEW_PREVIOUS || live, linkProblems());
}
