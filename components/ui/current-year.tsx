/** The year on the day of the visit: tools/export's small script writes it; the year of the build stands until then. */
export function CurrentYear() {
  return (
    <span data-year="" suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
