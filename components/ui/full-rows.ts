import clsx from 'clsx';

/** For a list without empty cells: two per row if that divides evenly, else three. */
export function fullRows(count: number): string {
  return clsx(
    'flex flex-wrap *:min-w-0 *:grow *:basis-full sm:*:basis-2/5 print:*:basis-1/4',
    count % 2 === 1 && 'lg:*:basis-1/4',
  );
}
