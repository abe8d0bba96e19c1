/**
 * Words of notifications, which are mounted in the browser: components/clipboard/notifications.tsx
 * imports this file itself.
 */
export const notifications = {
  /** The region's name for screen readers, with its key. */
  region: 'Notifications (Alt+T)',
  /** Read before each text by screen readers. */
  prefix: 'Notification',
  close: 'Close',
} as const;
