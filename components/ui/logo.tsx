import { headerMark } from '@/lib/mark';

/** The interchange: two lines meeting in one stop. */
export function Logo() {
  const { falling, rising, stop, radius } = headerMark;
  return (
    <svg viewBox="0 0 34 26" aria-hidden="true" className="h-6.5 w-8.5" fill="none" strokeWidth="5">
      <path className="stroke-build" d={falling} />
      <path className="stroke-design" d={rising} />
      <circle {...stop} r={radius} className="fill-paper stroke-ink" strokeWidth="4" />
    </svg>
  );
}
