import { BoardInk, Ink, Ring, Track } from './parts';

/** A rack with the line through it; the lit stop is a clock. */
export function ServerSetup() {
  return (
    <>
      <Track d="M-999 314H20L60 274V201L100 161H380L420 201V274L460 314H999" />
      <rect x="134" y="16" width="212" height="290" rx="18" />
      <Ink d="M134 112H346M134 210H346M258 50v28M282 50v28M306 50v28M258 147v28M282 147v28M306 147v28M258 244v28M282 244v28M306 244v28" />
      <Ring x={184} y={64} r={15} />
      <Ring x={184} y={258} r={15} />
      <circle cx="190" cy="161" r="30" className="fill-board" />
      <BoardInk d="M190 143V161L202 169" />
    </>
  );
}
