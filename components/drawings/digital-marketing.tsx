import { Track } from './parts';

/** A megaphone on the line, and its sound. */
export function DigitalMarketing() {
  return (
    <>
      <Track d="M-1600 314H16L46 284V192L74 164H84" />
      <Track d="M364 164H440" />
      <Track d="M354 90L404 40" />
      <Track d="M354 238L404 288" />
      <path d="M122 190h62l16 84a22 22 0 0 1-22 26h-18a26 26 0 0 1-26-22z" />
      <path d="M116 122H196L304 50V278L196 206H116a42 42 0 0 1 0-84zM196 122V206" />
      <ellipse cx="304" cy="164" rx="28" ry="116" className="fill-highlight" />
    </>
  );
}
