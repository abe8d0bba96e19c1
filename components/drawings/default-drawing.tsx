import { Ring, Track } from './parts';

/** A line that arrives at its stop, for services without a drawing. */
export function DefaultDrawing() {
  return (
    <>
      <Track d="M-1600 314H60L214 160H240" />
      <Ring x={240} y={160} r={100} />
      <circle cx="240" cy="160" r="52" className="fill-highlight" />
    </>
  );
}
