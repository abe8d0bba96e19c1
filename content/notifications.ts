/** Words of the notification region, which only React shows. Its island reads this file itself. */
export const notifications = {
  /** Names the region, with the key that leads to it. */
  region: 'Notifications (Alt+T)',
  /** What a screen reader says before each text. */
  prefix: 'Notification',
  close: 'Close',
} as const;
