type LineTagProps = { number: number; name?: string };

/** "Line 3 · Grow" on the line's own colour. */
export function LineTag({ number, name }: LineTagProps) {
  return (
    <p className="rounded-tag bg-line text-on-line font-display text-sm inline-block px-2.5 py-1 leading-snug font-bold uppercase">
      Line {number}
      {name && ` · ${name}`}
    </p>
  );
}
