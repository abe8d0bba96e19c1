import { BoardInk, Ink, Prize, Ring, Track } from './parts';

/** The work as a run of stops across a computer's screen; at its end the printed bill. */
export function SoftwareDevelopment() {
  return (
    <>
      <path d="M184 220H244L252 286H176z" />
      <path d="M144 286H284V306H144z" />
      <rect x="84" y="36" width="260" height="184" rx="16" />
      <Ink d="M116 78h84M116 182h52M212 182h44" />
      <Track d="M-999 314H16L48 282V166L84 130H380" />
      <Ring x={140} y={130} />
      <Ring x={216} y={130} />
      <Ring x={292} y={130} />
      <Prize d="M366 44H456V306L441 290 426 306 411 290 396 306 381 290 366 306z" />
      <BoardInk d="M386 76h50M386 106h50M386 136h28M386 226v30M398 226v30M410 226v30M422 226v30M436 226v30M386 196h50" />
    </>
  );
}
