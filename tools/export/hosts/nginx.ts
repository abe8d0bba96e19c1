import { cacheControl, hashedFolder } from './headers';

type NginxOptions = {
  /** Folder that holds the site, as nginx sees it. */
  root: string;
  port: number;
  /** Whether nginx has its `brotli_static` module; without it, gzip twins are served. */
  hasBrotli: boolean;
};

/**
 * Fills tools/deploy/nginx.conf.template: headers, folder, port and compression.
 * @param headers what every file gets
 * @throws when the template lacks one of the marks
 */
export function nginxFile(template: string, headers: Record<string, string>, options: NginxOptions): string {
  const marks = {
    headers: Object.entries(headers)
      .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`)
      .join('\n  '),
    hashedFolder,
    hashed: cacheControl.hashed,
    other: cacheControl.other,
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
