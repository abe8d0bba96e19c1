type CategoryTagProps = { number: number; name?: string };

/** "Line 3 · Grow". At least as wide as "Line 3" in any font: what follows it doesn't move. */
export function CategoryTag({ number, name }: CategoryTagProps) {
  return (
    <p className="w-fit min-w-17 rounded-tag bg-line px-2.5 py-1 text-center font-display text-base/snug font-bold text-on-line uppercase">
      {name ? `Line ${number} · ${name}` : `Line ${number}`}
    </p>
  );
}
