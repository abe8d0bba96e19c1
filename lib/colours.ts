import type { LineId } from '@/content/types';

/**
 * The tokens of app/globals.css that are needed where CSS does not reach: icons, social cards, the browser's own bars. A
 * test compares them with the stylesheet.
 */
export const light = {
  ink: '#101a33',
  inkSoft: '#46506a',
  paper: '#fbf8f1',
  card: '#ffffff',
  board: '#ffc72c',
  build: '#2456e6',
  platforms: '#8a3fd1',
  grow: '#0a7d52',
  design: '#d63d2e',
  equip: '#08788c',
} as const satisfies Record<LineId, string> & Record<string, string>;

export const dark = { ink: '#f4f1e8', paper: '#0d1426', build: '#7ea2ff', design: '#ff8a7a' } as const;
