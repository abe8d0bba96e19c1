import { Ring, Track } from './parts';

/** The line arriving at its stop: for a service that has no drawing yet. */
export function DefaultDrawing() {
  return (
    <>
      <Track d="M-1600 314H60L214 160H240" />
      <Ring x={240} y={160} r={100} />
      <circle cx="240" cy="160" r="52" className="fill-highlight" />
    </>
  );
}
