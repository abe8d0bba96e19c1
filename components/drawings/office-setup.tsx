import { Stroke, HighlightedShape, Ring, Track } from './parts';

/** A desk with a computer on Wi-Fi, a chair, and a camera at the end of its cable. */
export function OfficeSetup() {
  return (
    <>
      <Track d="M-1600 314H16L44 286V126L76 94H130" />
      <g transform="rotate(20)">
        <path d="M118 2h92v44h-92zM210 10h20v28h-20z" />
        <path d="M104-18H240V4H104z" />
        <Ring x={140} y={25} r={8} />
      </g>
      <path d="M222 208h28v98h-28zM368 208h76v98h-76zM368 256h76" />
      <Ring x={406} y={232} r={6} />
      <Ring x={406} y={281} r={6} />
      <path d="M320 162h36l6 30h-48z" />
      <rect x="254" y="46" width="168" height="118" rx="14" />
      <Stroke d="M298 98q40-34 80 0M318 119q20-18 40 0" />
      <Ring x={338} y={138} r={6} />
      <path d="M202 188H460V212H202z" />
      <path d="M138 230h20v40h-20zM108 268H188V284H108z" />
      <Ring x={118} y={295} r={11} />
      <Ring x={178} y={295} r={11} />
      <HighlightedShape d="M92 146a15 15 0 0 1 30 0V206H186a15 15 0 0 1 0 30H108a16 16 0 0 1-16-16z" />
    </>
  );
}
