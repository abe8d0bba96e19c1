import { Ink, Prize, Ring, Track } from './parts';

/** A desk with its computer and chair; the line is the cable, through a socket with three round holes. */
export function OfficeSetup() {
  return (
    <>
      <path d="M362 204h78v102H362z" />
      <Ink d="M194 204V306M362 255h78M392 230h18M392 280h18M326 150V186M294 186h64" />
      <Track d="M-999 314H24L60 278V132L92 100H236" />
      <rect x="236" y="46" width="180" height="108" rx="10" />
      <path d="M164 186H456V204H164z" />
      <path d="M426 186v-30h-22v30" />
      <Ink d="M276 246V284M244 300L276 284 308 300" />
      <Ring x={244} y={300} r={6} />
      <Ring x={308} y={300} r={6} />
      <rect x="236" y="156" width="80" height="76" rx="16" />
      <path d="M226 232h100v16H226z" />
      <Prize d="M22 166h76v76H22z" />
      <path d="M60 188v0" strokeWidth="16" className="stroke-on-board" />
      <path d="M46 216v0M74 216v0" strokeWidth="12" className="stroke-on-board" />
    </>
  );
}
