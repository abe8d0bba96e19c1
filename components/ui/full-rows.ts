import clsx from 'clsx';

/** For a list without an empty cell: two a row where that leaves none over, otherwise three; what is left over grows. */
export function fullRows(count: number): string {
  return clsx(
    'flex flex-wrap *:min-w-0 *:grow *:basis-full sm:*:basis-2/5 print:*:basis-1/4',
    count % 2 === 1 && 'lg:*:basis-1/4',
  );
}
