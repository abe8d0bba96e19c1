import { Ink, Prize, Track } from './parts';

/** A laptop on a platform, where the line turns back. */
export function PcLaptopRental() {
  return (
    <>
      <Track d="M-999 314H416L456 274V70L420 34H60M88 6L60 34 88 62" />
      <path d="M50 268H400V306H50z" />
      <rect x="122" y="76" width="208" height="142" rx="16" />
      <Prize d="M142 96h168v102H142z" />
      <path d="M122 218H330L370 268H82z" />
      <Ink d="M146 236h160M196 252h60" />
    </>
  );
}
