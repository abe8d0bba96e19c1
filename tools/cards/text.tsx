import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import satori from 'satori';
import { light } from '@/tools/colours';

const require = createRequire(import.meta.url);

/** The site's own display font. satori reads no woff2, so the same cut comes from its package as woff. */
const fonts = ['latin', 'latin-ext'].map((subset) => ({
  name: `Anek ${subset}`,
  weight: 700 as const,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/anek-latin/files/anek-latin-${subset}-700-normal.woff`)),
}));
const fontFamily = fonts.map(({ name }) => name).join(', ');

type TextProps = {
  text: string;
  /** The left edge, the middle or the right edge, as `align` says; all numbers are pixels. */
  x: number;
  y: number;
  size: number;
  /** Lines break at this width. */
  width: number;
  colour?: string;
  align?: 'start' | 'middle' | 'end';
  leading?: number;
  /** Colour of a tag around the text, which begins at `x`. */
  tag?: string;
};

const placing = { start: ['flex-start', 0], middle: ['center', 0.5], end: ['flex-end', 1] } as const;

/** A piece of text at its place on a card. */
export function Text({ text, x, y, size, width, colour = light.ink, align = 'start', leading = 1, tag }: TextProps) {
  const [justifyContent, shift] = placing[align];
  const style = {
    position: 'absolute',
    left: x - width * shift,
    top: y,
    display: 'flex',
    justifyContent,
    ...(tag ? { backgroundColor: tag, borderRadius: 10, padding: '10px 22px' } : { width }),
    fontFamily,
    fontSize: size,
    lineHeight: leading,
    letterSpacing: size > 60 ? -0.03 * size : 0,
    color: colour,
  } as const;
  return <div style={style}>{text}</div>;
}

/** An element as SVG with its texts as outlines, so that the picture needs no font. */
export function render(element: ReactElement, size: { width: number; height?: number }): Promise<string> {
  return satori(element, { ...(size as { width: number; height: number }), fonts });
}

/** How many lines a text takes at its width. */
export async function countLines({ text, size, width }: Pick<TextProps, 'text' | 'size' | 'width'>): Promise<number> {
  const letterSpacing = size > 60 ? -0.03 * size : 0;
  const style = { display: 'flex', width, fontFamily, fontSize: size, lineHeight: 1, letterSpacing };
  const svg = await render(<div style={style}>{text}</div>, { width });
  return Math.round(Number(/height="([\d.]+)"/.exec(svg)?.[1]) / size);
}

/**
 * How large a title can be, on as few lines as the sizes allow.
 * @param sizes largest first, in pixels, for a title of one line, of two, of three
 * @throws if the title is too long for the smallest, or one of its words for the width
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
    const words = await Promise.all(text.split(' ').map((word) => countLines({ text: word, size, width })));
    const taken = await countLines({ text, size, width });
    if (Math.max(...words) === 1 && taken <= lines) return { size, lines: taken };
  }
  throw new Error(`social card: "${text}" does not fit into a width of ${width} px`);
}
