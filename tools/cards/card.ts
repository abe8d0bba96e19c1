import { services } from '@/content/services';
import { site } from '@/content/site';
import { light } from '@/tools/colours';
import { cardSize, type SocialCard } from '@/lib/social-card';
import { board, ground, mark, network, plan, stripes } from './drawing';
import { drawingPart } from './service-drawing';
import { countLines, drawTexts, fitTitle, type TextBlock } from './text';

const { width, height } = cardSize;
const margin = 72;
const inner = width - 2 * margin;

type Drawing = { shapes: string; texts: TextBlock[] };

/** A card as one SVG picture without fonts or references. */
export async function cardSvg(card: SocialCard): Promise<string> {
  const { shapes, texts } = await draw(card);
  const outlines = await drawTexts(texts, cardSize);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}${outlines}</svg>`;
}

function draw(card: SocialCard): Promise<Drawing> {
  if (card.kind === 'map') return drawMap(card);
  return card.kind === 'stop' ? drawStop(card) : drawSign(card);
}

const name: TextBlock = { text: site.name.value, x: margin + 76, y: 51, size: 40, colour: light.ink, width: 530 };
const tagline: TextBlock = {
  text: site.tagline,
  x: width - margin - 211,
  y: 51,
  size: 30,
  colour: light.ink,
  width: 390,
  align: 'middle',
};

/** The name at the left; at the right the tagline on its board, if both are short enough for one line. */
async function header(): Promise<Drawing> {
  const logo = mark(margin, 44, 1.7, light.paper);
  const fits = (await countLines(name)) === 1 && (await countLines(tagline)) === 1;
  if (!fits) return { shapes: logo, texts: [{ ...name, width: inner - 76 }] };
  return { shapes: logo + board(width - margin - 422, 36, 422, 62, 6), texts: [name, tagline] };
}

async function drawMap({ title }: Extract<SocialCard, { kind: 'map' }>): Promise<Drawing> {
  const fits = await Promise.all(title.map((text) => fitTitle(text, 536, { one: [100, 92, 84, 76, 68], two: [] })));
  const size = Math.min(...fits.map((fit) => fit.size));
  const scale = Math.min(1.05, 540 / plan.size.height);
  const left = 648;
  const top = 20;
  const { hub } = plan;
  const names = services.flatMap(({ slug, mapLabel }): TextBlock[] => {
    const place = plan.stopPlaces.get(slug);
    if (!place) return [];
    const align = place.side === 'left' ? 'end' : 'start';
    const x = left + place.x * scale + (align === 'end' ? -18 : 18);
    return [{ x, y: top + place.y * scale - 12, text: mapLabel, align, size: 24, width: 200, colour: light.ink }];
  });
  const [hubX, hubY] = [left + hub.x * scale, top + hub.y * scale];
  return {
    shapes:
      ground(light.paper) +
      mark(margin, 44, 1.7, light.paper) +
      board(margin, 456, 476, 68, 6) +
      stripes() +
      network(left, top, scale),
    texts: [
      name,
      ...title.map((text, index) => ({
        text,
        x: margin,
        y: 196 + index * 100,
        size,
        colour: light.ink,
        width: 560,
      })),
      { text: site.tagline, x: margin + 238, y: 472, size: 34, colour: light.ink, width: 470, align: 'middle' },
      ...names,
      { text: 'ONE', x: hubX, y: hubY - 24, size: 25, colour: light.ink, width: 120, align: 'middle' },
      { text: 'STOP', x: hubX, y: hubY - 1, size: 25, colour: light.ink, width: 120, align: 'middle' },
    ],
  };
}

/** As the service's page begins: its name, and its drawing on a line that is the card's lower edge. */
async function drawStop({ title, line, slug }: Extract<SocialCard, { kind: 'stop' }>): Promise<Drawing> {
  const textWidth = 530;
  const { size, lines } = await fitTitle(title, textWidth, { one: [108, 100], two: [96, 92], three: [88, 84, 76] });
  const top = await header();
  const y = 350 - (lines * size * 0.98) / 2;
  const tag = {
    text: `Line ${line.number} · ${line.name}`,
    size: 32,
    colour: light.card,
    tag: light[line.id],
    width: 500,
  };
  return {
    shapes: ground(light.paper) + top.shapes + drawingPart(slug, 612, 230, 600),
    texts: [
      ...top.texts,
      { ...tag, x: margin, y: y - 76 },
      { text: title, x: margin, y, size, colour: light.ink, width: textWidth, leading: 0.98 },
    ],
  };
}

async function drawSign({ title, label }: Extract<SocialCard, { kind: 'sign' }>): Promise<Drawing> {
  const top = await header();
  const box = { y: 132, height: 396 };
  const textWidth = inner - 96;
  const { size, lines } = await fitTitle(title, textWidth, { one: [150, 140, 130, 120], two: [116, 108, 100, 92, 84] });
  const room = label ? { from: box.y + 80, to: box.y + box.height } : { from: box.y, to: box.y + box.height };
  const y = (room.from + room.to - lines * size * 0.98) / 2;
  return {
    shapes: ground(light.paper) + top.shapes + board(margin, box.y, inner, box.height, 10) + stripes(),
    texts: [
      ...top.texts,
      ...(label ? [{ text: label, x: margin + 48, y: box.y + 44, size: 40, colour: light.ink, width: textWidth }] : []),
      { text: title, x: margin + 48, y, size, colour: light.ink, width: textWidth, leading: 0.98 },
    ],
  };
}
