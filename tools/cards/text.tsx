import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import satori from 'satori';

const require = createRequire(import.meta.url);

/** The site's own display font; satori reads no woff2, so the same cut comes from its package as woff. */
const fonts = ['latin', 'latin-ext'].map((subset) => ({
  name: `Anek ${subset}`,
  weight: 700 as const,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/anek-latin/files/anek-latin-${subset}-700-normal.woff`)),
}));
const fontFamily = fonts.map(({ name }) => name).join(', ');

/** A piece of text on a card. Numbers are pixels; `x` is the left edge, the middle or the right edge, as `align` says. */
export type TextBlock = {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  /** Lines break at this width. */
  width: number;
  align?: 'start' | 'middle' | 'end';
  leading?: number;
  /** Colour of a tag around the text, which begins at `x`. */
  tag?: string;
};

const shift = { start: 0, middle: 0.5, end: 1 } as const;
const placing = { start: 'flex-start', middle: 'center', end: 'flex-end' } as const;

function style({ size, colour, width, align = 'start', leading = 1, tag }: Omit<TextBlock, 'x' | 'y' | 'text'>) {
  return {
    display: 'flex',
    justifyContent: placing[align],
    ...(tag ? { backgroundColor: tag, borderRadius: 10, padding: '10px 22px' } : { width }),
    fontFamily,
    fontSize: size,
    lineHeight: leading,
    letterSpacing: size > 60 ? -0.03 * size : 0,
    color: colour,
  } as const;
}

/**
 * Draws texts as outlines, so that the picture needs no font.
 * @returns the inside of an SVG of the given size
 */
export async function drawTexts(blocks: readonly TextBlock[], size: { width: number; height: number }) {
  const content = blocks.map((block, index) => (
    <div
      key={index}
      style={{
        ...style(block),
        position: 'absolute',
        left: block.x - block.width * shift[block.align ?? 'start'],
        top: block.y,
      }}
    >
      {block.text}
    </div>
  ));
  const svg = await draw(<div style={{ display: 'flex', width: '100%', height: '100%' }}>{content}</div>, size);
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}

/** How many lines a text takes at its width. */
export async function countLines(block: Omit<TextBlock, 'x' | 'y'>): Promise<number> {
  const svg = await draw(<div style={style({ ...block, leading: 1 })}>{block.text}</div>, { width: block.width });
  return Math.round(Number(/height="([\d.]+)"/.exec(svg)?.[1]) / block.size);
}

/**
 * How large a title can be, on as few lines as the sizes allow.
 * @param sizes largest first, in pixels, for a title of one line, of two, of three
 * @throws when the title is too long for the smallest, or one of its words for the width
 */
export async function fitTitle(
  text: string,
  width: number,
  sizes: { one: readonly number[]; two: readonly number[]; three?: readonly number[] },
): Promise<{ size: number; lines: number }> {
  const attempts = [sizes.one, sizes.two, sizes.three ?? []].flatMap((choices, index) =>
    choices.map((size) => ({ size, lines: index + 1 })),
  );
  for (const { size, lines } of attempts) {
    const block = { size, colour: 'black', width };
    const words = await Promise.all(text.split(' ').map((word) => countLines({ ...block, text: word })));
    const taken = await countLines({ ...block, text });
    if (Math.max(...words) === 1 && taken <= lines) return { size, lines: taken };
  }
  throw new Error(`social card: "${text}" does not fit into a width of ${width} px`);
}

function draw(element: ReactElement, size: { width: number; height?: number }): Promise<string> {
  return satori(element, { ...(size as { width: number; height: number }), fonts });
}
