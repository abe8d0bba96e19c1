import { HighlightStroke, Stroke, HighlightedShape, Ring, Track } from './parts';

/** A pen draws the line as a curve with handles. */
export function GraphicDesigning() {
  return (
    <>
      <Stroke d="M72 84H268" />
      <Track d="M-1600 314H20C150 314 40 84 170 84S180 240 290 240" />
      <Ring x={72} y={84} />
      <Ring x={268} y={84} />
      <path d="M156 70h28v28h-28z" />
      <HighlightedShape d="M290 240Q292 172 328 128L388 96 434 142 402 202Q358 238 290 240z" />
      <HighlightStroke d="M290 240L344 186" />
      <Ring x={352} y={178} />
      <path d="M384 92L414 62 468 116 438 146z" />
    </>
  );
}
