import { BoardInk, Prize, Ring, Track } from './parts';

/** A laptop from the front; the line runs under it and turns back to where it came from. */
export function PcLaptopRental() {
  return (
    <>
      <Track d="M-999 314H420L456 278V66L420 30H60" />
      <Ring x={60} y={30} r={16} />
      <rect x="116" y="84" width="248" height="178" rx="16" />
      <Prize d="M138 106h204v134H138z" />
      <path d="M70 262H410V278Q410 302 386 302H94Q70 302 70 278zM200 262h80q0 16-16 16h-48q-16 0-16-16z" />
      <BoardInk d="M216 174l20 20 38-42" />
    </>
  );
}
