import type { SVGProps } from 'react';
import { logo } from '@/lib/logo';

export function Logo(place: Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'>) {
  const { x, y, width, height } = logo.box;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" {...place}>
      {logo.shapes.map(({ d, strokeWidth, stroke = '', fill = 'fill-none' }) => (
        <path key={d} d={d} strokeWidth={strokeWidth} className={`${fill} ${stroke}`.trim()} />
      ))}
    </svg>
  );
}
