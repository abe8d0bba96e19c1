/** Words of notifications, which components/clipboard/notifications.tsx imports in the browser. */
export const notifications = {
  /** The region's name for screen readers, with its key. */
  region: 'Notifications (Alt+T)',
  /** Read before each text by screen readers. */
  prefix: 'Notification',
  close: 'Close',
} as const;
