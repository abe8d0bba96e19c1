import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { networkPlan, plan } from '@/components/sections/network-map-layout';
import { Logo } from '@/components/ui/logo';
import { categories } from '@/content/categories';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { cardSize, type SocialCard } from '@/lib/social-card';
import { light } from '@/tools/colours';
import { drawingClasses } from './drawing-classes';

const require = createRequire(import.meta.url);
/** The display font from its package, as woff: satori reads no woff2. */
const fonts = ['latin', 'latin-ext'].map((subset) => ({
  name: `Anek ${subset}`,
  data: readFileSync(require.resolve(`@fontsource/anek-latin/files/anek-latin-${subset}-700-normal.woff`)),
}));

const { width, height } = cardSize;
const margin = 72;

/** satori asks for what its fonts lack, and would draw boxes without an answer. */
async function loadAdditionalAsset(_: string, text: string): Promise<never> {
  throw new Error(
    `The font of social cards has no “${text}”: use another spelling, or add a font to tools/cards/card.tsx.`,
  );
}

/** A card as one SVG without fonts or references. satori lays it out and breaks its lines. */
export function cardSvg(card: SocialCard): Promise<string> {
  const tree =
    card.kind === 'map' ? <Map {...card} /> : card.kind === 'service' ? <ServiceSign {...card} /> : <Sign {...card} />;
  return satori(tree, { width, height, fonts, loadAdditionalAsset });
}

type CardProps = Partial<Record<'shapes' | 'head' | 'children', ReactNode>> & { styles?: string };

/** Paper, the shapes as one picture, the agency's name at the top, and the rest below it. */
function Card({ shapes, styles = '', head, children }: CardProps) {
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

const column = { display: 'flex', flexDirection: 'column', boxSizing: 'border-box' } as const;
const middle = { ...column, flexGrow: 1, justifyContent: 'center' } as const;

/** A station board: yellow, with an ink border. */
const board = (border: number) => ({
  backgroundColor: light.board,
  border: `${border}px solid ${light.ink}`,
  borderRadius: border * 2.4,
});

function Tagline({ fontSize = 30 }) {
  return (
    <div style={{ ...board(6), padding: '10px 22px', flexShrink: 0, alignSelf: 'flex-start', fontSize }}>
      {site.tagline}
    </div>
  );
}

/** The five lines side by side along the lower edge. */
const stripes = categories.map(({ id }, index) => (
  <rect key={id} y={height - 50 + index * 10} width={width} height="10" fill={light[id]} />
));

/** How large texts can be on one line each: a letter of this face is about half as wide as high. */
const fitting = (texts: readonly string[], room: number) => (2 * room) / Math.max(...texts.map(({ length }) => length));

type TitleProps = { text: string; room: number; largest: number; lineCount: number };

/** A title as large as its words and a number of lines allow. */
function Title({ text, room, largest, lineCount }: TitleProps) {
  const fontSize = Math.min(largest, fitting(text.split(' '), room), fitting([text], 0.85 * room * lineCount));
  return <div style={{ width: room, fontSize, lineHeight: 0.98, letterSpacing: -0.03 * fontSize }}>{text}</div>;
}

/** Where the map's tracks leave the ring at the end of the headline, and where the map begins. */
const hub = { x: 604, y: 300 };

function Map({ title }: Extract<SocialCard, { kind: 'map' }>) {
  const fontSize = Math.min(100, fitting(title, 580));
  const { paths, stopPlaces } = networkPlan(categories);
  const shapes = (
    <>
      {stripes}
      <g transform={`translate(${hub.x} ${hub.y})`} fill="none" strokeLinejoin="round">
        {paths.map(({ id, d }) => (
          <path key={id} stroke={light[id]} strokeWidth={plan.pitch - 1} d={d} />
        ))}
        {[...stopPlaces].map(([slug, { x, y }]) => (
          <circle key={slug} cx={x} cy={y} r="10" fill={light.card} stroke={light.ink} strokeWidth="4.5" />
        ))}
      </g>
    </>
  );
  const last = title.at(-1)?.replace(/\.$/, '');
  // From the lower edge of the headline's last line to the middle of its ring, as on the page.
  const rise = 0.34 * fontSize;
  return (
    <Card shapes={shapes}>
      <div style={{ ...column, ...place, bottom: height - hub.y - rise, fontSize, letterSpacing: -0.03 * fontSize }}>
        {title.slice(0, -1).map((text) => (
          <div key={text}>{text}</div>
        ))}
        <div style={{ display: 'flex', alignItems: 'flex-end' }}>
          <div>{last}</div>
          <Ring size={0.44 * fontSize} rise={rise} colours={paths.map(({ id }) => light[id])} />
        </div>
      </div>
      <div style={{ display: 'flex', ...place, top: hub.y + rise + 36 }}>
        <Tagline fontSize={34} />
      </div>
      {services.map(({ slug, mapLabel }) => {
        const { x, y } = stopPlaces.get(slug)!;
        const spot = { left: hub.x + x + 20, top: hub.y + y - 12 };
        return (
          <div key={slug} style={{ position: 'absolute', fontSize: 24, ...spot }}>
            {mapLabel}
          </div>
        );
      })}
    </Card>
  );
}

const place = { position: 'absolute', left: margin, width: hub.x - margin } as const;

/** The ring, and the tracks from its middle to where the map's drawing begins. */
function Ring({ size, rise, colours }: { size: number; rise: number; colours: readonly string[] }) {
  const half = (colours.length * plan.pitch - 1) / 2;
  const middle = {
    ...column,
    position: 'absolute',
    left: -size / 2,
    top: half - size / 2,
    width: size,
    height: size,
  } as const;
  const ring = { border: `${0.17 * size}px solid ${light.ink}`, borderRadius: size, backgroundColor: light.board };
  return (
    <div style={{ ...column, position: 'relative', flexGrow: 1, marginLeft: 0.64 * size, marginBottom: rise - half }}>
      {colours.map((backgroundColor) => (
        <div key={backgroundColor} style={{ height: plan.pitch - 1, marginBottom: 1, backgroundColor }} />
      ))}
      <div style={{ ...middle, ...ring }} />
    </div>
  );
}

/** Like the top of the service's page: its name, and its drawing on a line along the lower edge. */
function ServiceSign({ title, category, slug }: Extract<SocialCard, { kind: 'service' }>) {
  const tag = { padding: '10px 22px', borderRadius: 10, backgroundColor: light[category.id], color: light.card };
  const shapes = (
    <svg x="596" y="230" width="600" height="400" overflow="visible">
      <ServiceDrawing slug={slug} className="drawing" />
    </svg>
  );
  return (
    <Card shapes={shapes} styles={`.drawing{overflow:visible}${drawingClasses(category.id)}`} head={<Tagline />}>
      <div style={{ ...middle, gap: 24, paddingBottom: 20 }}>
        <div
          style={{ alignSelf: 'flex-start', fontSize: 32, ...tag }}
        >{`Line ${category.number} · ${category.name}`}</div>
        <Title text={title} room={530} largest={92} lineCount={3} />
      </div>
    </Card>
  );
}

function Sign({ title, label }: Extract<SocialCard, { kind: 'sign' }>) {
  return (
    <Card shapes={stripes} head={<Tagline />}>
      <div style={{ ...middle, ...board(10), flexGrow: 0, height: 396, marginTop: 34, padding: '0 38px', gap: 28 }}>
        {label && <div style={{ fontSize: 40 }}>{label}</div>}
        <Title text={title} room={width - 2 * margin - 96} largest={132} lineCount={2} />
      </div>
    </Card>
  );
}
