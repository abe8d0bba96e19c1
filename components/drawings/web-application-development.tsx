import { BoardInk, Ink, Prize, Ring, Track } from './parts';

/** A booking calendar: the line is the booking, up to the chosen day. */
export function WebApplicationDevelopment() {
  return (
    <>
      <rect x="106" y="36" width="330" height="250" rx="18" />
      <Ink d="M106 94H436M106 158H436M106 222H436M172 94V286M238 94V286M304 94V286M370 94V286" />
      <Ring x={140} y={65} r={9} />
      <Ring x={170} y={65} r={9} />
      <Ring x={200} y={65} r={9} />
      <Track d="M-999 314H20L56 278V224L90 190H310" />
      <Ring x={205} y={190} />
      <Prize d="M304 158h66v64h-66z" />
      <BoardInk d="M320 190l12 14 22-26" />
    </>
  );
}
