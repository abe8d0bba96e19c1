import { InnerTrack, Stroke, HighlightedShape, Track } from './parts';

/** A pencil draws the line on a page. */
export function WordpressDevelopment() {
  return (
    <>
      <Track d="M-1600 314H34L124 224H130" />
      <path d="M130 16H304L370 82V300H130zM304 16V82H370" />
      <Stroke d="M166 66h92M166 98h60M166 260h164" />
      <InnerTrack d="M132.5 224H190L220 194H262" />
      <path d="M278 150L262 194 306 178z" />
      <HighlightedShape d="M278 150L370 58 398 86 306 178z" />
      <path d="M370 58L386 42Q400 28 414 42T414 70L398 86z" />
    </>
  );
}
