import type { ComponentType } from 'react';
import satori from 'satori';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import type { CategoryId } from '@/content/types';
import { cardSize, type SocialCard } from '@/lib/social-card';
import { light } from '@/tools/colours';
import { MapCard } from './map-card';
import { signBox, Card, fonts, margin, middle, stripes, Tagline, Title } from './parts';

/** satori asks for what its fonts lack, and would draw boxes without an answer. */
async function loadAdditionalAsset(_: string, text: string): Promise<never> {
  throw new Error(
    `The font of social cards has no “${text}”: use another spelling, or add a font to tools/cards/parts.tsx.`,
  );
}

/** A card as one SVG without fonts or references. satori lays it out and breaks its lines. */
export function cardSvg(card: SocialCard): Promise<string> {
  const Content = contents[card.kind] as ComponentType<SocialCard>;
  return satori(<Content {...card} />, { ...cardSize, fonts, loadAdditionalAsset });
}

const contents = { map: MapCard, service: ServiceSign, sign: Sign };

/** Like the top of the service's page: its name, and its drawing on a line along the lower edge. */
function ServiceSign({ title, category, slug }: Extract<SocialCard, { kind: 'service' }>) {
  const tag = { padding: '10px 22px', borderRadius: 10, backgroundColor: light[category.id], color: light.card };
  const line = `Line ${category.number} · ${category.name}`;
  const shapes = (
    <svg x="596" y="230" width="600" height="400" overflow="visible">
      <ServiceDrawing slug={slug} className="drawing" />
    </svg>
  );
  return (
    <Card shapes={shapes} styles={`.drawing{overflow:visible}${drawingClasses(category.id)}`} head={<Tagline />}>
      <div style={{ ...middle, gap: 24, paddingBottom: 20 }}>
        <div style={{ alignSelf: 'flex-start', fontSize: 32, ...tag }}>{line}</div>
        <Title text={title} room={530} largest={92} lineCount={3} />
      </div>
    </Card>
  );
}

/** What the classes of drawings mean where the site's stylesheet doesn't reach. */
function drawingClasses(line: CategoryId): string {
  return (
    `.fill-card{fill:${light.card}}.stroke-ink,.stroke-on-highlight{stroke:${light.ink}}.fill-highlight{fill:${light.highlight}}` +
    `.fill-line{fill:${light[line]}}.stroke-line,.stroke-track{stroke:${light[line]}}`
  );
}

function Sign({ title, label }: Extract<SocialCard, { kind: 'sign' }>) {
  return (
    <Card shapes={stripes} head={<Tagline />}>
      <div style={{ ...middle, ...signBox(10), flexGrow: 0, height: 396, marginTop: 34, padding: '0 38px', gap: 28 }}>
        {label && <div style={{ fontSize: 40 }}>{label}</div>}
        <Title text={title} room={cardSize.width - 2 * margin - 96} largest={132} lineCount={2} />
      </div>
    </Card>
  );
}
