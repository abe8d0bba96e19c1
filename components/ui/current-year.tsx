/** The year of the visit (components/scripts/year.ts); without a script, that of the build. */
export function CurrentYear() {
  return (
    <span data-year="" suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
