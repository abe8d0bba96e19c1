import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { networkPlan } from '@/components/sections/network-map-layout';
import { Logo } from '@/components/ui/logo';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { lines } from '@/content/lines';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { cardSize, type SocialCard } from '@/lib/social-card';
import { light } from '@/tools/colours';
import { drawingClasses } from './service-drawing';
import { countLines, fitTitle, render, Text } from './text';

const { width, height } = cardSize;
const margin = 72;
const inner = width - 2 * margin;

/** A card as one SVG picture without fonts or references. */
export async function cardSvg(card: SocialCard): Promise<string> {
  if (card.kind === 'map') return render(await mapCard(card), cardSize);
  return render(await (card.kind === 'stop' ? stopCard(card) : signCard(card)), cardSize);
}

type FrameProps = { shapes: ReactNode; children: ReactNode; styles?: string };

/** Paper, what is drawn on it as one picture, and texts above. */
function Frame({ shapes, styles = '', children }: FrameProps) {
  const { build, design, paper, ink } = light;
  const classes = `.stroke-build{stroke:${build}}.stroke-design{stroke:${design}}.fill-paper{fill:${paper}}.stroke-ink{stroke:${ink}}`;
  const picture = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <style>{classes + styles}</style>
      <rect width={width} height={height} fill={paper} />
      <svg x={margin} y="44" width={34 * 1.7} height={26 * 1.7}>
        <Logo />
      </svg>
      {shapes}
    </svg>,
  );
  const src = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      {/* eslint-disable-next-line jsx-a11y/alt-text -- a picture inside a picture */}
      <img src={src} width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }} />
      {children}
    </div>
  );
}

type BoardProps = { x: number; y: number; width: number; height: number; border: number };

/** A station board: yellow, with an ink border inside its edge. */
function Board({ x, y, width, height, border }: BoardProps) {
  const inset = border / 2;
  const size = { width: width - border, height: height - border, rx: border * 2.4 };
  return <rect x={x + inset} y={y + inset} {...size} fill={light.board} stroke={light.ink} strokeWidth={border} />;
}

/** The five lines side by side along the lower edge. */
function Stripes() {
  return lines.map(({ id }, index) => (
    <rect key={id} y={height - 50 + index * 10} width={width} height="10" fill={light[id]} />
  ));
}

const name = { text: site.name.value, x: margin + 76, y: 51, size: 40, width: 530 };
const tagline = { text: site.tagline, x: width - margin - 211, y: 51, size: 30, width: 390, align: 'middle' } as const;

/** The name at the left; at the right the tagline on its board, if both are short enough for one line. */
async function header() {
  const fits = (await countLines(name)) === 1 && (await countLines(tagline)) === 1;
  if (!fits) return { board: null, texts: [<Text key="name" {...name} width={inner - 76} />] };
  return {
    board: <Board x={width - margin - 422} y={36} width={422} height={62} border={6} />,
    texts: [<Text key="name" {...name} />, <Text key="tagline" {...tagline} />],
  };
}

async function mapCard({ title }: Extract<SocialCard, { kind: 'map' }>) {
  const fits = await Promise.all(title.map((text) => fitTitle(text, 536, { one: [100, 92, 84, 76, 68], two: [] })));
  const size = Math.min(...fits.map((fit) => fit.size));
  const { hub, paths, stopPlaces, size: plan } = networkPlan(lines);
  const scale = Math.min(1.05, 540 / plan.height);
  const [left, top] = [648, 20];
  const pill = { x: hub.x - hub.width / 2, y: hub.y - hub.height / 2, width: hub.width, height: hub.height };
  const shapes = (
    <>
      <Board x={margin} y={456} width={476} height={68} border={6} />
      <Stripes />
      <g
        transform={`translate(${left} ${top}) scale(${scale})`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {paths.map(({ id, d }) => (
          <path key={id} stroke={light[id]} strokeWidth="9" d={d} />
        ))}
        {[...stopPlaces].map(([slug, { x, y }]) => (
          <circle key={slug} cx={x} cy={y} r="9" fill={light.card} stroke={light.ink} strokeWidth="4.5" />
        ))}
        <rect {...pill} rx={hub.height / 2} fill={light.board} stroke={light.ink} strokeWidth="6" />
      </g>
    </>
  );
  const hubText = { x: left + hub.x * scale, size: 25, width: 120, align: 'middle' } as const;
  return (
    <Frame shapes={shapes}>
      <Text {...name} />
      {title.map((text, index) => (
        <Text key={text} text={text} x={margin} y={196 + index * 100} size={size} width={560} />
      ))}
      <Text text={site.tagline} x={margin + 238} y={472} size={34} width={470} align="middle" />
      {services.map(({ slug, mapLabel }) => {
        const place = stopPlaces.get(slug);
        if (!place) return null;
        const [align, gap] = place.side === 'left' ? (['end', -18] as const) : (['start', 18] as const);
        const at = { x: left + place.x * scale + gap, y: top + place.y * scale - 12 };
        return <Text key={slug} {...at} text={mapLabel} align={align} size={24} width={200} />;
      })}
      <Text {...hubText} text="ONE" y={top + hub.y * scale - 24} />
      <Text {...hubText} text="STOP" y={top + hub.y * scale - 1} />
    </Frame>
  );
}

/** As the service's page begins: its name, and its drawing on a line that runs across the card's lower edge. */
async function stopCard({ title, line, slug }: Extract<SocialCard, { kind: 'stop' }>) {
  const textWidth = 530;
  const { size, lines } = await fitTitle(title, textWidth, { one: [108, 100], two: [96, 92], three: [88, 84, 76] });
  const { board, texts } = await header();
  const y = 350 - (lines * size * 0.98) / 2;
  const shapes = (
    <>
      {board}
      <svg x="612" y="230" width="600" height="400" overflow="visible">
        <ServiceDrawing slug={slug} className="drawing" />
      </svg>
    </>
  );
  const styles = `.drawing{overflow:visible}${drawingClasses(line.id)}`;
  const tag = { text: `Line ${line.number} · ${line.name}`, size: 32, width: 500 };
  return (
    <Frame shapes={shapes} styles={styles}>
      {texts}
      <Text {...tag} x={margin} y={y - 76} colour={light.card} tag={light[line.id]} />
      <Text text={title} x={margin} y={y} size={size} width={textWidth} leading={0.98} />
    </Frame>
  );
}

async function signCard({ title, label }: Extract<SocialCard, { kind: 'sign' }>) {
  const { board, texts } = await header();
  const box = { x: margin, y: 132, width: inner, height: 396 };
  const textWidth = inner - 96;
  const { size, lines } = await fitTitle(title, textWidth, { one: [150, 140, 130, 120], two: [116, 108, 100, 92, 84] });
  const y = box.y + (box.height + (label ? 80 : 0) - lines * size * 0.98) / 2;
  const shapes = (
    <>
      {board}
      <Board {...box} border={10} />
      <Stripes />
    </>
  );
  return (
    <Frame shapes={shapes}>
      {texts}
      {label && <Text text={label} x={margin + 48} y={box.y + 44} size={40} width={textWidth} />}
      <Text text={title} x={margin + 48} y={y} size={size} width={textWidth} leading={0.98} />
    </Frame>
  );
}
