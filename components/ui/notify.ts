/**
 * Shows a text in the page's notification region. While React has not taken that over, the loader keeps the event for it; if
 * React cannot be had, the text appears as plain status.
 */
export function notify(text: string): void {
  document
    .querySelector('[data-island="notifications"]')
    ?.dispatchEvent(new CustomEvent('notify', { bubbles: true, cancelable: true, detail: text }));
}
