/** Words of the bar that preview builds carry on every page. */
export const previewBar = {
  label: 'Preview',
  note: 'Preview, not the live site',
  branch: 'branch',
  commit: 'commit',
  review: 'All pages and comments',
  otherHome: 'Alternative home page',
} as const;
