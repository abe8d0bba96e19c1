import { networkPlan, plan } from '@/components/sections/network-map-layout';
import { categories } from '@/content/categories';
import { services } from '@/content/services';
import { cardSize, type SocialCard } from '@/lib/social-card';
import { light } from '@/tools/colours';
import { Card, column, fitting, margin, stripes, Tagline } from './parts';

/** Where the map's tracks leave the ring at the end of the headline, and where the map begins. */
const hub = { x: 604, y: 300 };

export function MapCard({ title }: Extract<SocialCard, { kind: 'map' }>) {
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
      <div
        style={{
          ...column,
          ...place,
          bottom: cardSize.height - hub.y - rise,
          fontSize,
          letterSpacing: -0.03 * fontSize,
        }}
      >
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
  const ring = { border: `${0.17 * size}px solid ${light.ink}`, borderRadius: size, backgroundColor: light.highlight };
  return (
    <div style={{ ...column, position: 'relative', flexGrow: 1, marginLeft: 0.64 * size, marginBottom: rise - half }}>
      {colours.map((backgroundColor) => (
        <div key={backgroundColor} style={{ height: plan.pitch - 1, marginBottom: 1, backgroundColor }} />
      ))}
      <div style={{ ...middle, ...ring }} />
    </div>
  );
}
