/** Logs the missed path on the 404 page (tests/specification, section 2). */
export function logMissingPath(): void {
  console.error('Page not found:', location.pathname);
}
