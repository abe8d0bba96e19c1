/** Formats an ISO date as in India, for example "21 November 2026". */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
