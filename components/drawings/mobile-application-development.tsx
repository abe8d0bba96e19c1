import { Ink, Prize, Ring, Track } from './parts';

/** A ringing phone that stands on the line. */
export function MobileApplicationDevelopment() {
  return (
    <>
      <Track d="M-999 314H999" />
      <rect x="158" y="14" width="164" height="292" rx="28" />
      <Ink d="M222 40h36M128 110q-22 40 0 80M96 84q-44 66 0 132M352 110q22 40 0 80M384 84q44 66 0 132" />
      <path d="M188 70h44v44h-44zM248 70h44v44h-44zM188 132h44v44h-44zM188 194h44v44h-44zM248 194h44v44h-44z" />
      <Prize d="M248 132h44v44h-44z" />
      <Ring x={240} y={272} r={14} />
    </>
  );
}
