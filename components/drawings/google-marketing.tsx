import { Stroke, HighlightedShape, Track } from './parts';

/** A magnifier over search results. The line is its handle. */
export function GoogleMarketing() {
  return (
    <>
      <rect x="178" y="30" width="264" height="276" rx="18" />
      <Stroke d="M212 262h194M328 226h78M342 102h64M342 138h64M342 174h44M290 66h116" />
      <Track d="M-1600 314H52L180 186" />
      <circle cx="232" cy="134" r="86" />
      <HighlightedShape d="M184 102h96v34h-96z" />
      <Stroke d="M184 164h72" />
    </>
  );
}
