import { InnerTrack, Stroke, HighlightedShape, Ring, Track } from './parts';

/** A phone. The line crosses its screen to the client's app. */
export function MobileApplicationDevelopment() {
  return (
    <>
      <Track d="M-1600 314H56L92 278V202L128 166H184" />
      <rect x="184" y="12" width="188" height="294" rx="30" />
      <Stroke d="M258 38h40M254 282h48" />
      <path d="M212 66h56v56H212zM288 66h56v56H288zM212 210h56v56H212zM288 210h56v56H288z" />
      <InnerTrack d="M186.5 166H290" />
      <Ring x={240} y={166} />
      <HighlightedShape d="M288 138h56v56H288z" />
    </>
  );
}
