import type { Page } from './page';
import { expectShape } from './shape';

/** What Next put into a page so that React can take it over. */
export type NextScripts = {
  /** The React Server Components payload: the text of all `__next_f` pushes, joined. */
  flight: string;
  /** The inline script that starts Turbopack's runtime. */
  bootstrap: string;
  /** Addresses of the chunks, in document order, each once. */
  chunks: string[];
};

const javascriptTypes = new Set(['', 'text/javascript', 'module']);
const pushCall = /^self\.__next_f\.push\((\[1,.*\])\)$/s;

/**
 * Takes Next's scripts, preloads and stylesheet links out of the page and returns what they said.
 * @throws when a script is none of those that Next 16 writes (see README.md, "What it relies on")
 */
export function takeNextScripts(page: Page): NextScripts {
  const { $, file } = page;
  const chunks = new Set<string>();
  const flight: string[] = [];
  let bootstrap = '';
  let opened = 0;

  $('script').each((_, element) => {
    const script = $(element);
    if (!javascriptTypes.has(script.attr('type') ?? '')) return;
    const source = script.attr('src');
    const text = script.text();
    if (source !== undefined) {
      expectShape(source.startsWith('/_next/static/'), file, `a script from ${source} is not Next's`);
      if (script.attr('nomodule') === undefined) chunks.add(source);
    } else if (script.attr('id') === '_R_') {
      bootstrap = text;
    } else if (text === '(self.__next_f=self.__next_f||[]).push([0])') {
      opened += 1;
    } else {
      flight.push(readPush(text, file));
    }
    script.remove();
  });
  expectShape(opened === 1, file, `expected one opening push of __next_f, found ${opened}`);
  expectShape(bootstrap.includes('TURBOPACK'), file, 'found no Turbopack start script with the id _R_');
  expectShape(chunks.size > 0 && flight.length > 0, file, 'found no chunks or no flight payload');

  $('link[rel="stylesheet"], link[rel="preload"], link[rel="preconnect"]').remove();
  return { flight: flight.join(''), bootstrap, chunks: [...chunks] };
}

function readPush(text: string, file: string): string {
  const call = pushCall.exec(text)?.[1];
  expectShape(call, file, `cannot read the inline script "${text.slice(0, 60)}"`);
  const [, row] = JSON.parse(call) as [1, string];
  return row;
}
