import type { HeaderRule } from './headers';

type NginxOptions = {
  /** Folder that holds the site, as nginx sees it. */
  root: string;
  port: number;
  /** Whether nginx has its `brotli_static` module; without it, gzip twins are served. */
  hasBrotli: boolean;
};

/**
 * Fills tools/deploy/nginx.conf.template: the headers of the table, folder, port and compression.
 * @throws when the template lacks one of the marks, or a path cannot be written for nginx
 */
export function nginxFile(template: string, table: readonly HeaderRule[], options: NginxOptions): string {
  // nginx forgets outer headers where an inner block adds one, so each has its values by path in a map.
  const names = [...new Set(table.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.map((name) => {
    const rules = table.filter(({ headers }) => headers[name] !== undefined);
    const lines = rules.map(({ path, headers }) => `  ${pattern(path)} ${quote(headers[name] ?? '')};`);
    return `map $uri ${variable(name)} {\n${lines.join('\n')}\n}`;
  });
  const marks = {
    maps: maps.join('\n'),
    headers: names.map((name) => `add_header ${name} ${variable(name)} always;`).join('\n  '),
    root: options.root,
    port: String(options.port),
    brotli: options.hasBrotli ? 'brotli_static on;' : '# brotli_static on; needs libnginx-mod-http-brotli-static',
  };
  return Object.entries(marks).reduce((text, [name, value]) => {
    const mark = `{{${name}}}`;
    if (!text.includes(mark)) throw new Error(`tools/deploy/nginx.conf.template: the mark ${mark} is missing`);
    return text.replaceAll(mark, value);
  }, template);
}

const variable = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`;
const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

function pattern(path: string): string {
  if (path === '/*') return 'default';
  return path.endsWith('*') ? `~^${path.slice(0, -1)}` : path;
}
