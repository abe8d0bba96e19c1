import { HighlightStroke, Stroke, HighlightedShape, Ring, Track } from './parts';

/** The line runs through a rack. The unit that is pulled out is the client's. */
export function ServerSetup() {
  return (
    <>
      <Track d="M-1600 314H20L60 274V201L100 161H380L420 201V274L460 314H1600" />
      <rect x="134" y="16" width="212" height="290" rx="18" />
      <Stroke d="M134 70H346M134 252H346M226 43h84M226 98h84M226 224h84M226 279h84" />
      <Ring x={174} y={43} r={10} />
      <Ring x={174} y={98} r={10} />
      <Ring x={174} y={224} r={10} />
      <Ring x={174} y={279} r={10} />
      <HighlightedShape d="M112 126H368V196H112z" />
      <HighlightStroke d="M252 148v26M280 148v26M308 148v26M336 148v26" />
      <Ring x={160} y={161} r={16} />
    </>
  );
}
