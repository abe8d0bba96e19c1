import { HighlightStroke, InnerTrack, Stroke, HighlightedShape, Ring, Track } from './parts';

/** A posted picture, whose mountains are the line, and a thumbs-up. */
export function FacebookInstagramMarketing() {
  return (
    <>
      <Track d="M-1600 314H8L32 290V244L56 220H66" />
      <rect x="66" y="16" width="258" height="286" rx="18" />
      <Stroke d="M66 82H324M66 242H324M136 49h88M96 272h90" />
      <Ring x={102} y={49} r={15} />
      <Ring x={262} y={118} r={17} />
      <InnerTrack d="M68.5 220H92L160 152 202 194 226 170 282 226" />
      <path d="M244 186h48v115h-48z" />
      <HighlightedShape d="M292 204L342 92Q350 78 366 84 384 92 380 116L370 170H434a18 18 0 0 1 4 35 17 17 0 0 1-4 35 17 17 0 0 1-8 34 14 14 0 0 1-14 27H292z" />
      <HighlightStroke d="M438 205H402M434 240H400M426 274H396" />
    </>
  );
}
