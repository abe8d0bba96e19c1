import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from 'cheerio';
import { diffArrays } from 'diff';
import { globSync } from 'tinyglobby';
import { details } from '@/content/owner/details';
import { buildSource, editLink, isPreviewBuild, previewAddress, productionAddress } from '@/lib/environment';
import { decoded, withoutLinks } from '@/lib/links-in-text';
import { findPage, pages as registry, pathOfFile } from '@/lib/pages';
import { previewRoutes, routes, statusRoutes } from '@/lib/routes';
import { linkProblems } from './links';

/* The review of a preview: the words that differ from the previous site's, on a static page. */

/** Texts, one per block, by where they are: '' for a page's own. A link is `words → address`. */
type Page = { texts: Record<string, string[]>; elements: string; styles: string };
/** Pages by path; undefined if one couldn't be read. */
type Site = Map<string, Page | undefined>;
type Place = { path: string; where: string; was: string; is: string; address: string };
type Edit = [words: string, places: Place[]];

/** What pages share: everything outside `<main>`. */
const frame = 'Header, footer and phone bar';
const frameLink = `${frame}, link`;
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
    const { alt, class: classes, d, href, placeholder, src, style, title, 'aria-label': label } = node.attribs;
    // Without a space between two elements, styles separate them.
    const isBlock = !inline.test(name) || prev?.type === 'tag';
    if (isBlock) endLine();
    if (name === 'main') part = '';
    // Spans keep words together.
    if (name !== 'span') page.elements += `<${name} ${classes} ${style} ${d}>`;
    for (const text of [label, title, placeholder]) add(text, part || 'Label');
    if (name === 'img') add(`${alt} (${src?.split('/').at(-1)})`, part || 'Picture');
    if (name === 'a') add(`${$(node).text().trim() || label} → ${decoded(href ?? '')}`, part ? frameLink : 'Link');
    children.forEach(visit);
    if (isBlock) endLine();
    if (name === 'main') part = frame;
  };
  add($('title').first().text(), 'Title');
  add($('meta[name=description]').attr('content'), 'Description');
  part = frame;
  nodes.forEach(visit);
  endLine();
  return page;
}

/** Reads a page, or the strings of a JSON file. */
function read(path: string, text: string): Page {
  if (path !== dialogWords) return readPage(text);
  const stringsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);
  return { texts: { [dialog]: stringsIn(JSON.parse(text)) }, elements: '', styles: '' };
}

/** Reads an exported folder. */
function readFolder(folder: string): Site {
  const leftOut = [previewRoutes.landing, '/review', statusRoutes.serverError].map((path) => `${path.slice(1)}.html`);
  const files = globSync(['**/*.html', dialogWords.slice(1)], { cwd: folder, ignore: leftOut }).sort();
  const pages = files.map((file) => [pathOfFile(file), readFileSync(`${folder}/${file}`, 'utf8')] as const);
  if (!files.includes('index.html')) throw new Error(`${folder} has no index.html`);
  return new Map(pages.map(([path, text]) => [path, read(path, text)]));
}

/** Reads the pages in a live site's sitemap, and those with our paths. */
async function readLiveSite(origin: string, paths: Iterable<string>): Promise<Site> {
  const site: Site = new Map();
  const signal = AbortSignal.timeout(60_000);
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, origin), { signal });
    return { status: answer.status, text: await answer.text() };
  };
  const [home, sitemap] = [await ask(routes.home), await ask('/sitemap.xml')];
  if (home.status !== 200) throw new Error(`${origin} answers ${home.status}`);
  const listed = Array.from(sitemap.text.matchAll(/<loc>([^<]+)/g), ([, address]) => new URL(address!).pathname);
  if (listed.length === 0) throw new Error(`${origin} has no sitemap.xml, so it isn’t this site yet`);
  for (const path of new Set([...listed, ...paths])) {
    const answer = await ask(path).catch(() => undefined);
    const isPage = answer?.status === 200 || path === statusRoutes.notFound;
    if (isPage || answer?.status !== 404) site.set(path, answer && isPage ? read(path, answer.text) : undefined);
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

/** Opens a page at its new words: a text fragment, in which hyphens have a meaning. */
function addressOf(path: string, was: string, is: string): string {
  const [old, now] = [was.split(' '), is.split(' ')];
  const last = now.findLastIndex((word, at) => word !== old.at(at - now.length));
  const changed = now.findIndex((word, at) => word !== old[at]);
  const first = changed < 0 ? last : changed;
  const end = Math.max(first, last) + 1;
  const encode = (words: string[]) => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');
  // One word around them: more of them may be in several boxes, which browsers don't match.
  const before = first > 0 ? `${encode(now.slice(first - 1, first))}-,` : '';
  const after = end < now.length ? `,-${encode(now.slice(end, end + 1))}` : '';
  return `${path}#:~:text=${before}${encode(now.slice(first, end))}${after}`;
}

/** Compares two sites: places by the words that differ, and pages by what else differs. */
function compare(before: Site, after: Site) {
  const edits = new Map<string, Place[]>();
  const looks = new Map<string, string[]>();
  const paths = new Set([...registry.map(({ path }) => path), ...after.keys(), ...before.keys()]);
  for (const path of paths) {
    const [old, page] = [before.get(path), after.get(path)];
    const add = (gone: string[], come: string[], where: string) => {
      const [was, is] = [gone.join('\n'), come.join('\n')];
      const own = where.startsWith(frame) ? frame : path;
      const place = { path: where === dialog ? dialog : own, where, was, is, address: path };
      const words = differingWords(was, is);
      const places = edits.get(words) ?? [];
      // A page below /products counts only where it differs from its service.
      const known = [own, own === path && findPage(path)?.canonical];
      const isSame = (one: Place) => one.was === was && one.is === is && one.where === where;
      if (places.some((one) => isSame(one) && known.includes(one.path))) return;
      if (where === dialog || where === 'Page that is gone') place.address = '';
      else if (come[0] && !where) place.address = addressOf(path, gone[0] ?? '', come[0]);
      edits.set(words, [...places, place]);
    };
    if (old && !page) add(old.texts.Title ?? [path], [], 'Page that is gone');
    const own = ['Title', 'Description', ''].flatMap((where) => page?.texts[where] ?? []);
    if (page && !before.has(path) && path !== dialogWords) add([], own, 'New page');
    if (!old || !page) continue;

    for (const where of new Set([old, page].flatMap(({ texts }) => Object.keys(texts)))) {
      const [from, to] = [old.texts[where] ?? [], page.texts[where] ?? []];
      const isLink = where === 'Link' || where === frameLink;
      for (const link of isLink ? to.filter((text) => !from.includes(text)) : []) {
        const was = from.find((text) => text.split(' → ')[0] === link.split(' → ')[0] && !to.includes(text));
        if (was) add([was], [link], where);
      }
      const runs = isLink ? [] : diffArrays(from, to);
      for (const [at, { value, added, removed }] of runs.entries()) {
        const next = runs[at + 1]?.added ? runs[at + 1]!.value : [];
        if (removed && value.length === next.length) value.forEach((text, index) => add([text], [next[index]!], where));
        else if (removed) add(value, next, where);
        else if (added && !runs[at - 1]?.removed) add([], value, where);
      }
    }

    // Texts that came or went bring elements and styles of their own.
    const [one, two] = [old, page].map(({ texts }) => Object.values(texts).flat().length);
    const changed = (['elements', 'styles'] as const).filter((name) => one === two && old[name] !== page[name]);
    for (const look of changed) looks.set(look, [...(looks.get(look) ?? []), path]);
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

/** Words before and after, with what differs marked if they have half in common. */
function marked({ was, is }: Place): string {
  const [old, now] = [was, is].map((text) => text.split(/(?<=\s)/)) as [string[], string[]];
  const runs = diffArrays(old, now, { comparator: (one, two) => one.trim() === two.trim() });
  const kept = runs.reduce((sum, { added, removed, count }) => sum + (added || removed ? 0 : count), 0);
  const tags = runs.map(({ added, removed, value }) => {
    const text = escape(value.join('').trim());
    return (added && `<ins>${text}</ins>`) || (removed && `<del>${text}</del>`) || text;
  });
  const whole = [was && `<del>${escape(was)}</del>`, is && `<ins>${escape(is)}</ins>`].filter(Boolean);
  return `<p>${(kept * 2 < Math.max(old.length, now.length) ? whole : tags).join(' ')}</p>`;
}

/** Compares a preview with the previous site, writes /review, and puts a bar on each page. */
export async function writeReview(out: string, previous = '', problems: readonly string[] = []): Promise<void> {
  const { branch = '', commit = '' } = buildSource();
  const build = branch ? `This is branch ${branch}, commit ${commit.slice(0, 7)}` : 'This is a preview';
  const after = readFolder(out);
  const isLive = /^https?:/.test(previous);
  const readPrevious = async () => {
    if (!previous) throw new Error('the site’s address isn’t confirmed, and its host names none');
    return isLive ? readLiveSite(new URL(previous).origin, after.keys()) : readFolder(previous);
  };
  const before = await readPrevious().catch((error: Error) => error);
  const isRead = before instanceof Map;
  const { edits, looks } = isRead ? compare(before, after) : { edits: [], looks: [] };
  const isShared = ([, places]: Edit) => Number(places.some(({ path }) => path === frame));
  const unread = [...after.keys()].filter((path) => !isRead || (before.has(path) && !before.get(path)));
  const about = isRead ? `Compared with ${previous}` : `Nothing was compared: ${before.message}`;

  /** HTML, which GitHub's Markdown takes too. Only with an origin, pages have links. */
  const htmlOf = (origin?: string) => {
    const page = (text: string, address: string) => link(text, origin === undefined ? '' : address && origin + address);
    const old = (path: string) => (isRead && isLive ? link('Before', new URL(path, previous).href) : '');
    const pageRow = (path: string) => `${page(path, path)} ${old(path)}`.trim();
    const editItem = ([words, places]: Edit) => {
      const shown = places.reduce((best, one) => (one.is.length < best.is.length ? one : best));
      const rows = places.map((place) => {
        const name = place.where.startsWith(place.path) ? place.where : `${place.path} ${place.where.toLowerCase()}`;
        return page(name.trim(), place.address) + (place.is === shown.is ? '' : marked(place));
      });
      const file = places.map(fileWith).find(Boolean);
      const isLegal = places.some(({ path }) => findPage(path)?.kind === 'legal');
      const check = isLegal || risky.test(words) ? '<strong>Check this</strong>' : '';
      const where = rows.length > 1 ? `<details><summary>In ${rows.length} places</summary>` : 'See it: ';
      const source = file ? link(file, editLink(file, branch)) : '';
      return `${check} ${marked(shown)} ${where}${rows.join('<br>')}${rows.length > 1 ? '</details>' : ''} ${source}`;
    };
    const built = looks.map(([what, paths]) => `Different ${what}: ${paths.map(pageRow).join(', ')}`);
    return [
      `<header><h1>${escape(details.name.value)}: ${isRead ? `${edits.length} edits` : 'review'}</h1>`,
      `<p>${escape([about, build].join('. '))}.</p></header>`,
      '<p><strong>Check this</strong> marks figures, prices, hours, addresses and legal sentences.</p>',
      section('Don’t publish yet', problems.map(escape)),
      section('Words', edits.sort((one, two) => isShared(two) - isShared(one)).map(editItem)),
      section('Beyond words', built),
      section('Not compared', unread.map(pageRow)),
    ].join('\n');
  };
  const styles = load(readFileSync(`${out}/index.html`, 'utf8'))('style').text();
  const sheet = `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Review</title>
<style>${styles}</style><link rel="stylesheet" href="/review.css"></head>
<body class="review">${htmlOf('')}</body></html>`;
  const bar = `<aside data-preview-bar aria-label="Preview" class="print:hidden">
<link rel="stylesheet" href="/review.css">${escape(build)}. <a href="/review">Review</a></aside>`;
  for (const file of globSync('**/*.html', { cwd: out, absolute: true })) {
    const html = readFileSync(file, 'utf8');
    const [head] = html.split('<header', 1) as [string];
    writeFileSync(file, head + bar + html.slice(head.length));
  }
  writeFileSync(`${out}/review.html`, sheet);
  copyFileSync('tools/review.css', `${out}/review.css`);
  const { GITHUB_STEP_SUMMARY: summary, GITHUB_ACTIONS: isOnGitHub } = process.env;
  if (summary) appendFileSync(summary, htmlOf(previewAddress()));
  if (isOnGitHub && problems.length > 0) process.exitCode = 1;
  console.log(`/review: ${edits.length} edits, ${problems.length} errors`);
}

if (process.argv[1]?.endsWith('review.ts') && isPreviewBuild()) {
  const live = details.url.isPlaceholder ? productionAddress() : details.url.value;
  void writeReview('out', process.env.REVIEW_PREVIOUS || live, linkProblems());
}
