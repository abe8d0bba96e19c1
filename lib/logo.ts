/** A path of the logo. Its colours are classes of app/styles/tokens.css. */
type Shape = { d: string; strokeWidth?: number; stroke?: string; fill?: string };

/**
 * The agency's logo: two lines of the map that meet in one stop. Header, social cards and
 * the letter's stamp draw these shapes, cropped to `box`. Icons are files in app/ and public/.
 */
export const logo: { box: { x: number; y: number; width: number; height: number }; shapes: readonly Shape[] } = {
  box: { x: 2, y: 0, width: 30, height: 26 },
  shapes: [
    { d: 'M-18 5h30l10 16h30', strokeWidth: 5, stroke: 'stroke-category-1' },
    { d: 'M-18 21h30L22 5h30', strokeWidth: 5, stroke: 'stroke-category-4' },
    { d: 'M10.5 13a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0z', strokeWidth: 4, stroke: 'stroke-ink', fill: 'fill-paper' },
  ],
};
