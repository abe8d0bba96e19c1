import { Ring, Track } from './parts';

/** A loudhailer from which three lines leave. */
export function DigitalMarketing() {
  return (
    <>
      <Track d="M-999 314H20L54 280V194L84 164H110" />
      <Track d="M290 104H320L376 48H440" />
      <Track d="M290 164H440" />
      <Track d="M290 224H320L376 280H440" />
      <Ring x={444} y={48} />
      <Ring x={444} y={164} />
      <Ring x={444} y={280} />
      <path d="M138 196l18 82h42l-16-82z" />
      <path d="M118 128H180L292 60V268L180 200H118a36 36 0 0 1 0-72zM180 128V200" />
      <ellipse cx="292" cy="164" rx="26" ry="104" className="fill-board" />
    </>
  );
}
