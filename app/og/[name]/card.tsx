import type { ReactNode } from 'react';
import satori from 'satori';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { MapFan } from '@/components/home/home-hero';
import { Logo } from '@/components/ui/logo';
import { categories } from '@/content/categories';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { colors } from '@/lib/colors';
import { cardSize, type SocialCard } from '@/lib/social-card';
import { boardFonts, fonts } from './fonts';

/** Draws a card as one SVG without fonts or references. satori does layout and line breaks. */
export async function cardSvg(card: SocialCard): Promise<string> {
  return satori(await cardContent(card), { ...cardSize, fonts, loadAdditionalAsset });
}

function cardContent(card: SocialCard) {
  if (card.kind === 'map') return mapCard(card);
  return card.kind === 'service' ? serviceCard(card) : titleCard(card);
}

// Next.js refuses the plain import in a route.
const { renderToStaticMarkup } = await import('react-dom/server');

const fontFamily = fonts.map(({ name }) => name).join(', ');

/** satori calls this for texts that the fonts lack, and would draw boxes without an answer. */
const loadAdditionalAsset = () => Promise.resolve([...boardFonts]);

const { width, height } = cardSize;
const margin = 72;

const column = { display: 'flex', flexDirection: 'column', boxSizing: 'border-box' } as const;
const middle = { ...column, flexGrow: 1, justifyContent: 'center' } as const;

/** The highlight with an ink border. */
const highlightBox = (border: number) => ({
  backgroundColor: colors.highlight,
  border: `${border}px solid ${colors.ink}`,
  borderRadius: border * 2.4,
});

/** All categories' colours, side by side along the lower edge. */
const stripes = categories.map(({ id, colour }, index) => (
  <rect key={id} y={height - 10 * (categories.length - index)} width={width} height="10" fill={colors[colour]} />
));

/** CSS for the `fill-…` and `stroke-…` classes of a drawing. */
function drawingRules(categoryColour: string): string {
  const own = { category: categoryColour, 'category-strong': categoryColour, track: categoryColour };
  const tokens = { ...colors, none: 'none', ...own };
  const rules = Object.entries(tokens).map(
    ([token, colour]) => `.fill-${token}{fill:${colour}}.stroke-${token}{stroke:${colour}}`,
  );
  return rules.join('');
}

type CardProps = Partial<Record<'shapes' | 'head' | 'children', ReactNode>> & {
  categoryColour?: string;
};

/** The background with its shapes as one picture, the agency's name at the top, and the content. */
function Card({ shapes, categoryColour = 'none', head, children }: CardProps) {
  const drawing = renderToStaticMarkup(
    <>
      <rect width={width} height={height} fill={colors.paper} />
      <Logo x={margin} y="44" width="52" height="44" />
      {shapes}
    </>,
  );
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const lines = categories.map(
    ({ colour }) => `.${colour}.stroke-category,.${colour} .stroke-category{stroke:${colors[colour]}}`,
  );
  const rules = ['.overflow-visible{overflow:visible}', ...lines, drawingRules(categoryColour)];
  const styles = `<style>${rules.join('')}</style>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${styles}${drawing}</svg>`;
  const backgroundImage = `url(data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')})`;
  const sheet = { ...column, width, height, padding: `36px ${margin}px`, color: colors.ink, lineHeight: 1 };
  return (
    <div style={{ ...sheet, backgroundImage, fontFamily }}>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 62 }}>
        <div style={{ marginLeft: 76, maxWidth: 520, fontSize: 40 }}>{details.name.value}</div>
        {head}
      </div>
      {children}
    </div>
  );
}

async function tagline(largest = 30) {
  const fontSize = Math.min(largest, await fitting([site.tagline], 480));
  return (
    <div style={{ ...highlightBox(6), padding: '10px 22px', flexShrink: 0, alignSelf: 'flex-start', fontSize }}>
      {site.tagline}
    </div>
  );
}

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);

/** India's other scripts have vowel signs above and below their letters. */
const lineHeight = (text: string, latin: number) => (isLatin(text) ? latin : 1.3);

/** The width of a text on one line, relative to its font size. */
async function widthOf(text: string): Promise<number> {
  const fontSize = 100;
  const style = { display: 'flex', whiteSpace: 'nowrap', fontFamily, fontSize };
  const svg = await satori(<div style={style}>{text}</div>, { height: fontSize, fonts, loadAdditionalAsset });
  return Number(/width="([\d.]+)"/.exec(svg)![1]) / fontSize;
}

/** The largest font size at which each line fits. */
async function fitting(lines: readonly string[], room: number): Promise<number> {
  return room / Math.max(...(await Promise.all(lines.map(widthOf))));
}

type Title = { text: string; room: number; largest: number; lineCount: number };

/** A title in the largest size at which its words and lines fit. */
async function titleOf({ text, room, largest, lineCount }: Title) {
  // Lines of several words aren't filled to their end.
  const ofText = await fitting([text], 0.8 * room * lineCount);
  const fontSize = Math.min(largest, ofText, await fitting(text.split(' '), room));
  return (
    <div style={{ width: room, fontSize, lineHeight: lineHeight(text, 0.98), letterSpacing: -0.03 * fontSize }}>
      {text}
    </div>
  );
}

/** A service's name, and its drawing on a line along the lower edge. */
async function serviceCard({ title, category, slug }: Extract<SocialCard, { kind: 'service' }>) {
  const categoryColour = colors[category.colour];
  const tag = { padding: '10px 22px', borderRadius: 10, backgroundColor: categoryColour, color: colors.card };
  const shapes = (
    <svg x="596" y="230" width="600" height="400" overflow="visible">
      <ServiceDrawing slug={slug} className="overflow-visible" />
    </svg>
  );
  return (
    <Card shapes={shapes} categoryColour={categoryColour} head={await tagline()}>
      <div style={{ ...middle, gap: 24, paddingBottom: 20 }}>
        <div style={{ alignSelf: 'flex-start', fontSize: 32, ...tag }}>{category.name}</div>
        {await titleOf({ text: title, room: 530, largest: 92, lineCount: 3 })}
      </div>
    </Card>
  );
}

/** A page's name in a box. */
async function titleCard({ title, label }: Extract<SocialCard, { kind: 'title' }>) {
  return (
    <Card shapes={stripes} head={await tagline()}>
      <div
        style={{ ...middle, ...highlightBox(10), flexGrow: 0, height: 396, marginTop: 34, padding: '0 38px', gap: 28 }}
      >
        {label && <div style={{ fontSize: 40 }}>{label}</div>}
        {await titleOf({ text: title, room: cardSize.width - 2 * margin - 96, largest: 132, lineCount: 2 })}
      </div>
    </Card>
  );
}

/** Where the ring's tracks become the fan, and how much larger than on the page it is. */
const fan = { x: 604, y: 300, scale: 1.3 };
const leftColumn = { position: 'absolute', left: margin, width: fan.x - margin } as const;

/** Home's card: the headline, whose ring sends a track to each category. */
async function mapCard({ title }: Extract<SocialCard, { kind: 'map' }>) {
  const last = title.at(-1)?.replace(/\.$/, '') ?? '';
  // The dash is as wide as the ring behind the last line.
  const fontSize = Math.min(100, await fitting([...title.slice(0, -1), `${last} –`], leftColumn.width));
  const [up, down] = [fan.y, height - fan.y].map((pixels) => pixels / fan.scale) as [number, number];
  const shapes = (
    <>
      <svg
        x={fan.x}
        width={width - fan.x}
        height={height}
        viewBox={`-4 ${-up} ${(width - fan.x) / fan.scale} ${up + down}`}
      >
        <MapFan up={up} down={down} />
      </svg>
      {stripes}
    </>
  );
  // From the lower edge of the headline's last line to the middle of its ring, as on the page.
  const rise = 0.34 * fontSize;
  const bottom = height - fan.y - rise;
  const text = { fontSize, letterSpacing: -0.03 * fontSize, whiteSpace: 'nowrap' } as const;
  return (
    <Card shapes={shapes}>
      <div style={{ ...column, ...leftColumn, ...text, bottom }}>
        {title.slice(0, -1).map((line) => (
          <div key={line} style={{ lineHeight: lineHeight(line, 1) }}>
            {line}
          </div>
        ))}
        <div style={{ display: 'flex', alignItems: 'flex-end' }}>
          <div style={{ lineHeight: lineHeight(last, 1) }}>{last}</div>
          <Ring size={0.66 * fontSize} rise={rise} />
        </div>
      </div>
      <div style={{ display: 'flex', ...leftColumn, top: fan.y + rise + 36 }}>{await tagline(34)}</div>
    </Card>
  );
}

/** The ring, and the tracks from its middle to the fan. */
function Ring({ size, rise }: { size: number; rise: number }) {
  const [track, gap] = [8 * fan.scale, 2 * fan.scale];
  const half = (5 * track + 4 * gap) / 2;
  const middle = {
    position: 'absolute',
    boxSizing: 'border-box',
    left: -size / 2,
    top: half - size / 2,
    width: size,
    height: size,
  } as const;
  const ring = {
    border: `${0.15 * size}px solid ${colors.ink}`,
    borderRadius: size,
    backgroundColor: colors.highlight,
  };
  return (
    <div
      style={{ ...column, position: 'relative', flexGrow: 1, gap, marginLeft: 0.55 * size, marginBottom: rise - half }}
    >
      {categories.map(({ id, colour }) => (
        <div key={id} style={{ height: track, backgroundColor: colors[colour] }} />
      ))}
      <div style={{ ...middle, ...ring }} />
    </div>
  );
}
