/** Words of the bar that preview builds carry on every page. */
export const previewBar = {
  label: 'Preview',
  note: 'Preview, not the live site',
  branch: 'Branch',
  commit: 'Commit',
  review: 'Review sheet',
  otherHome: 'Other home page',
} as const;
