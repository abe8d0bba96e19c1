import { BoardInk, Ink, Prize, Track } from './parts';

/** Crates, of which one is being scanned: the line is the scanner's cable. */
export function SoftwareDevelopment() {
  return (
    <>
      <Track d="M-999 314H20L58 276V210" />
      <Ink d="M158 118L288 96M158 118L288 176M88 152Q118 156 112 188" />
      <path d="M44 88H136Q160 88 160 112V124Q160 150 136 150H92L80 224H38L46 150Q24 148 24 120 24 92 44 88z" />
      <path d="M212 206H322V306H212zM322 206H432V306H322z" />
      <Ink d="M250 206v30h34v-30M360 206v30h34v-30" />
      <Prize d="M262 66H382V206H262z" />
      <BoardInk d="M290 106v60M306 106v60M322 106v60M338 106v60M354 106v60" />
    </>
  );
}
