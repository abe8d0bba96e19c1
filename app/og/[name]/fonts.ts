import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { families } from '@/app/fonts/families';

/** Reads a font from its package, as woff: satori doesn't read woff2. */
function fontOf(name: string, subset: string) {
  const file = path.join(process.cwd(), `node_modules/${name}/files/${path.basename(name)}-${subset}-700-normal.woff`);
  return existsSync(file) ? [{ name: `Heading ${subset}`, data: readFileSync(file) }] : [];
}

/** The fonts of social cards. */
export const fonts = ['latin', 'latin-ext'].flatMap((subset) => fontOf(families.heading.package, subset));

/** The font of the board's second script. */
export const boardFonts = fontOf(families.board.package, families.board.subset);
