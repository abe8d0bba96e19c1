import clsx from 'clsx';

type LineTagProps = { number: number; name?: string };

/** "Line 3 · Grow" on the line's own colour. */
export function LineTag({ number, name }: LineTagProps) {
  return (
    <p
      className={clsx(
        'w-fit rounded-tag bg-line px-2.5 py-1 text-center font-display leading-snug font-bold text-on-line uppercase',
        !name && 'whitespace-nowrap',
      )}
    >
      {name ? `Line ${number} · ${name}` : `Line ${number}`}
    </p>
  );
}
