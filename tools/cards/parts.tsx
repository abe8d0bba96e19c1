import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '@/components/ui/logo';
import { categories } from '@/content/categories';
import { site } from '@/content/site';
import { cardSize } from '@/lib/social-card';
import { light } from '@/tools/colours';

const require = createRequire(import.meta.url);
/** The display font from its package, as woff: satori reads no woff2. */
export const fonts = ['latin', 'latin-ext'].map((subset) => ({
  name: `Anek ${subset}`,
  data: readFileSync(require.resolve(`@fontsource/anek-latin/files/anek-latin-${subset}-700-normal.woff`)),
}));

const { width, height } = cardSize;
export const margin = 72;

type CardProps = Partial<Record<'shapes' | 'head' | 'children', ReactNode>> & { styles?: string };

/** Paper, the shapes as one picture, the agency's name at the top, and the rest below it. */
export function Card({ shapes, styles = '', head, children }: CardProps) {
  const { build, design, paper, ink } = light;
  const logo = `.stroke-build{stroke:${build}}.stroke-design{stroke:${design}}.fill-paper{fill:${paper}}.stroke-ink{stroke:${ink}}`;
  const picture = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <style>{logo + styles}</style>
      <rect width={width} height={height} fill={paper} />
      <svg x={margin} y="44" width="58" height="44">
        <Logo />
      </svg>
      {shapes}
    </svg>,
  );
  const backgroundImage = `url(data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')})`;
  const fontFamily = fonts.map(({ name }) => name).join(', ');
  const sheet = { ...column, width, height, padding: `36px ${margin}px`, color: ink, lineHeight: 1 };
  return (
    <div style={{ ...sheet, backgroundImage, fontFamily }}>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 62 }}>
        <div style={{ marginLeft: 76, maxWidth: 520, fontSize: 40 }}>{site.name.value}</div>
        {head}
      </div>
      {children}
    </div>
  );
}

export const column = { display: 'flex', flexDirection: 'column', boxSizing: 'border-box' } as const;
export const middle = { ...column, flexGrow: 1, justifyContent: 'center' } as const;

/** A sign: the highlight with an ink border. */
export const signBox = (border: number) => ({
  backgroundColor: light.highlight,
  border: `${border}px solid ${light.ink}`,
  borderRadius: border * 2.4,
});

export function Tagline({ fontSize = 30 }) {
  return (
    <div style={{ ...signBox(6), padding: '10px 22px', flexShrink: 0, alignSelf: 'flex-start', fontSize }}>
      {site.tagline}
    </div>
  );
}

/** The five lines side by side along the lower edge. */
export const stripes = categories.map(({ id }, index) => (
  <rect key={id} y={height - 50 + index * 10} width={width} height="10" fill={light[id]} />
));

/** How large texts can be on one line each: a letter of this face is about half as wide as high. */
export const fitting = (texts: readonly string[], room: number) =>
  (2 * room) / Math.max(...texts.map(({ length }) => length));

type TitleProps = { text: string; room: number; largest: number; lineCount: number };

/** A title as large as its words and a number of lines allow. */
export function Title({ text, room, largest, lineCount }: TitleProps) {
  const fontSize = Math.min(largest, fitting(text.split(' '), room), fitting([text], 0.85 * room * lineCount));
  return <div style={{ width: room, fontSize, lineHeight: 0.98, letterSpacing: -0.03 * fontSize }}>{text}</div>;
}
