import { readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { load } from 'cheerio';
import { build, transform } from 'esbuild';
import { PurgeCSS } from 'purgecss';
import { globSync } from 'tinyglobby';
import { clipboard } from '@/content/clipboard';
import { notifications } from '@/content/notifications';
import { sendDialog } from '@/content/send-dialog';
import { isPreviewBuild } from '@/lib/environment';
import { serverErrorRoute, statusRoutes } from '@/lib/routes';
import { insertPictures } from './pictures';

/*
 * After `next build`: turns Next's export in out/ into the site that visitors get. Each page keeps
 * its HTML, gets the styles that it uses inline, and the script that all pages share.
 */

const out = 'out';

/** The oldest browsers in which every page can be read and used. */
const target = ['es2021', 'safari15.4', 'firefox100'];

/** Next's scripts, stylesheets and hints, React's empty container, copies of Open Graph's tags. */
const nextParts =
  'script:not([type="application/ld+json"], [type=speculationrules]), link[href^="/_next/"], link[rel=preconnect], body > div[hidden]:empty, meta[name^="twitter:"]:not([name="twitter:card"])';

/** Chats read little more than a page's beginning, so its styles come after these. */
const beforeStyles =
  'title, link[rel=canonical], meta:is([charset], [name=viewport], [name=description], [property^="og:"], [name="twitter:card"])';

/** Attributes that a browser or the script sets. */
const dynamicAttributes = 'dir open hidden aria-current aria-busy data-state data-scripted data-outside'.split(' ');

/**
 * Builds the script. What it imports with `import()` becomes files that load when they are needed.
 * @returns the addresses of the script and of what it imports at once, and our sources in all files
 */
async function buildScript() {
  const entry = 'components/scripts.ts';
  const { metafile } = await build({
    entryPoints: [entry],
    outdir: `${out}/_next/static/scripts`,
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
  });
  const [script, output] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry)!;
  const imports = output.imports.filter(({ kind }) => kind === 'import-statement');
  return {
    script: script.slice(out.length),
    imports: imports.map(({ path }) => path.slice(out.length)),
    sources: Object.keys(metafile.inputs).filter((file) => file.startsWith('components/')),
  };
}

const read = (file: string) => readFileSync(`${out}/${file}`, 'utf8');
const sheets = globSync('_next/static/**/*.css', { cwd: out }).sort();
if (sheets.length === 0) throw new Error(`${out}/ has none of Next.js' stylesheets: run "next build" first`);
const styles = sheets.map((file) => read(file).replaceAll('url(../', 'url(/_next/static/')).join('\n');
const { script, imports, sources } = await buildScript();
const scriptSources = sources.map((file) => ({ file, raw: readFileSync(file, 'utf8'), extension: 'tsx' }));

/** The styles that a page and the scripts use, minified. The send dialog's are for pages with its form. */
async function stylesOf(html: string): Promise<string> {
  const used = scriptSources.filter(({ file }) => html.includes('data-enquiry') || !file.includes('/enquiry/'));
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: [{ raw: html, extension: 'html' }, ...used],
    defaultExtractor: (text) => text.match(/[^\s"'`<>=]+/g) ?? [],
    // PurgeCSS would drop selectors without an element, such as `:focus-visible`.
    safelist: [/^:/],
    dynamicAttributes,
    keyframes: true,
    variables: true,
  });
  const { code } = await transform(purged!.css, { loader: 'css', minify: true, charset: 'utf8', target });
  return code;
}

// Other HTML files, such as a search console's, stay as they are.
const pages = globSync('**/*.html', { cwd: out }).filter((file) => read(file).includes('/_next/'));
for (const file of pages) {
  const $ = load(read(file), { scriptingEnabled: false });
  $(nextParts).remove();
  const contents = $('*').contents();
  contents.filter((_, { type }) => type === 'comment').remove();
  await insertPictures($, out);
  $('head').prepend($(beforeStyles), $('<style></style>').text(await stylesOf($.html())));
  for (const href of imports) $('head').append($('<link rel="modulepreload">').attr('href', href));
  $('head').append($('<script type="module"></script>').attr('src', script));
  writeFileSync(`${out}/${file}`, $.html());
}
renameSync(`${out}${serverErrorRoute}.html`, `${out}${statusRoutes.serverError}.html`);
// For the review: the words that no page has.
writeFileSync(`${out}/_next/static/words.json`, JSON.stringify({ sendDialog, notifications, clipboard }));

const leftovers = ['_next/static/{chunks,site}/**', '**/__next.*', '**/__next.*/**', '_not-found*', 'pictures/**'];
leftovers.push(...pages.map((file) => file.replace(/html$/, 'txt')));
// A preview has no policy, so that the tools of its host work.
if (isPreviewBuild()) leftovers.push('_headers');
for (const file of globSync(leftovers, { cwd: out, dot: true })) rmSync(`${out}/${file}`);
const folders = globSync('**/', { cwd: out, onlyDirectories: true, dot: true }).sort().reverse();
for (const folder of folders) if (readdirSync(`${out}/${folder}`).length === 0) rmdirSync(`${out}/${folder}`);
