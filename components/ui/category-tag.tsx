type CategoryTagProps = { number: number; name?: string };

/** "Line 3 · Grow". Its minimum width fits "Line 3" in any font, so that nothing moves. */
export function CategoryTag({ number, name }: CategoryTagProps) {
  return (
    <p className="w-fit min-w-17 rounded-tag bg-line px-2.5 py-1 text-center font-display text-base/snug font-bold text-on-line uppercase">
      {name ? `Line ${number} · ${name}` : `Line ${number}`}
    </p>
  );
}
