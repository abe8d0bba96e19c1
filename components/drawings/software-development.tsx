import { BoardInk, InnerTrack, Ink, Prize, Ring, Track } from './parts';

/** A computer at the counter, whose stops are the work, and the bill that its printer gives out. */
export function SoftwareDevelopment() {
  return (
    <>
      <Track d="M-1600 314H16L42 288V158L74 126H78M290 126H306L324 144V240" />
      <path d="M164 210h44l6 76h-56z" />
      <path d="M124 284H248V306H124z" />
      <rect x="78" y="40" width="214" height="172" rx="16" />
      <Ink d="M108 78h70M108 174h40M172 174h40" />
      <InnerTrack d="M80.5 126H289.5" />
      <Ring x={128} y={126} />
      <Ring x={188} y={126} />
      <Ring x={248} y={126} />
      <Prize d="M348 250V50l16.5 16 16.5-16 16.5 16 16.5-16 16.5 16 16.5-16V250z" />
      <BoardInk d="M368 102h58M368 132h58M368 162h24M414 162h12" />
      <path d="M318 206H476V306H304V220q0-14 14-14z" />
      <Ink d="M336 226H460M404 270h38" />
      <Ring x={342} y={270} />
    </>
  );
}
