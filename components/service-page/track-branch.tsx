type TrackBranchProps = {
  /** Of the stops, from the top of their block. */
  middle: number;
};

/** On wide screens, a branch from the page's track to the first of the stops in a row. */
export function TrackBranch({ middle }: TrackBranchProps) {
  return (
    <svg aria-hidden="true" width="62" height={middle + 6} className="track-branch max-lg:hidden">
      <path d={`M6 0V${middle - 16}L22 ${middle}H62`} fill="none" strokeWidth="12" className="stroke-category" />
    </svg>
  );
}
