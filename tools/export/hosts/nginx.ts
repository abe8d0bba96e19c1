import { hashedFolder } from '../next-output';
import { cacheControl } from './headers';

/**
 * Fills the marks of tools/deploy/nginx.conf.template.
 * @param headers what every file gets
 */
export function nginxFile(template: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`);
  const marks = { ...cacheControl, hashedFolder, headers: lines.join('\n  ') };
  return Object.entries(marks).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), template);
}
