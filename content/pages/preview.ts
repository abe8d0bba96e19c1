/** Words of the bar that preview builds carry on every page. */
export const previewBar = {
  label: 'Preview',
  note: 'Preview, not the live site',
  branch: 'branch',
  commit: 'commit',
  review: 'All pages and comments',
  otherHome: 'Alternative home page',
  about: 'About this preview',
  comment: 'Comment',
  commentHint: 'On the selected text, or on the page',
  approve: 'Approve',
  next: 'Next changed page',
  dialog: {
    title: 'Comment on this page',
    replacement: 'Replace with',
    remark: 'Your comment',
    privacy: 'It stays in this browser until you share your review.',
    save: 'Save',
    cancel: 'Cancel',
  },
} as const;
