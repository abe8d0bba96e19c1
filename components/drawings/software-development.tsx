import { HighlightStroke, InnerTrack, Stroke, HighlightedShape, Ring, Track } from './parts';

/** A computer at a counter, with steps of work as stops, and a printed bill. */
export function SoftwareDevelopment() {
  return (
    <>
      <Track d="M-1600 314H4L30 288V158L62 126H66M278 126H292L310 144V240" />
      <path d="M152 210h44l6 76h-56z" />
      <path d="M112 284H236V306H112z" />
      <rect x="66" y="40" width="214" height="172" rx="16" />
      <Stroke d="M96 78h70M96 174h40M160 174h40" />
      <InnerTrack d="M68.5 126H277.5" />
      <Ring x={116} y={126} />
      <Ring x={176} y={126} />
      <Ring x={236} y={126} />
      <HighlightedShape d="M332 250V50l16.5 16 16.5-16 16.5 16 16.5-16 16.5 16 16.5-16V250z" />
      <HighlightStroke d="M352 102h58M352 132h58M352 162h24M398 162h12" />
      <path d="M304 206H460V306H290V220q0-14 14-14z" />
      <Stroke d="M320 226H444M388 270h38" />
      <Ring x={328} y={270} />
    </>
  );
}
