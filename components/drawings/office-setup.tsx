import { BoardInk, Ink, Prize, Track } from './parts';

/** Two desks on one cable, with the socket between them. */
export function OfficeSetup() {
  return (
    <>
      <Track d="M-999 314H10L60 264H390" />
      <Ink d="M68 200V306M192 200V306M288 200V306M412 200V306M130 150V190M350 150V190" />
      <path d="M48 186H212V204H48zM268 186H432V204H268zM76 78H184V152H76zM296 78H404V152H296z" />
      <path d="M352 232h42v74H352z" />
      <Prize d="M212 236h56v56H212z" />
      <BoardInk d="M230 256v14M250 256v14" />
    </>
  );
}
