import { InnerTrack, Stroke, HighlightedShape, Ring, Track } from './parts';

/** A browser window whose address bar is the line. */
export function WebsiteDevelopment() {
  return (
    <>
      <Track d="M-1600 314H20L56 278V111L90 77H116" />
      <rect x="116" y="36" width="324" height="248" rx="18" />
      <Stroke d="M116 118H440M150 160H270M150 190H230" />
      <InnerTrack d="M118.5 77H437.5" />
      <Ring x={154} y={77} />
      <Ring x={190} y={77} />
      <Ring x={226} y={77} />
      <path d="M306 150h102v100H306zM306 222l30-32 24 26 18-18 30 30" />
      <HighlightedShape d="M150 218h104v36H150z" />
      <path d="M222 231v60l15-14 11 23 15-7-11-22 20-1z" />
    </>
  );
}
