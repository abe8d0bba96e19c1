import { Ink, Prize, Ring, Track } from './parts';

/** A posted picture, whose mountains are the line, and the thumb it gets. */
export function FacebookInstagramMarketing() {
  return (
    <>
      <rect x="98" y="16" width="258" height="286" rx="18" />
      <Ink d="M98 86H356M98 234H356M170 51h84M130 268h90" />
      <Ring x={134} y={51} r={15} />
      <Ring x={306} y={126} r={15} />
      <Track d="M-999 314H14L52 276V244L92 204H134L196 142 240 186 266 160 310 204H356" />
      <path d="M312 214h38v92H312z" />
      <Prize d="M350 220L378 152Q408 148 402 182L398 206H438Q460 208 456 230L444 286Q440 306 420 306H350z" />
    </>
  );
}
