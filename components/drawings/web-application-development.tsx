import { HighlightStroke, InnerTrack, Stroke, HighlightedShape, Ring, Track } from './parts';

/** A booking calendar. The line runs to the chosen day. */
export function WebApplicationDevelopment() {
  return (
    <>
      <Track d="M-1600 314H20L56 278V224L90 190H106" />
      <rect x="106" y="36" width="330" height="250" rx="18" />
      <Stroke d="M106 94H436M106 158H436M106 222H436M172 94V286M238 94V286M304 94V286M370 94V286" />
      <path d="M172 30a14 14 0 0 1 28 0v24a14 14 0 0 1-28 0zM342 30a14 14 0 0 1 28 0v24a14 14 0 0 1-28 0z" />
      <InnerTrack d="M108.5 190H310" />
      <Ring x={205} y={190} />
      <HighlightedShape d="M304 158h66v64h-66z" />
      <HighlightStroke d="M320 190l12 14 22-26" />
    </>
  );
}
