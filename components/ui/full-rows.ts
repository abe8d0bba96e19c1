import clsx from 'clsx';

/** For a list without an empty cell: four a row where that leaves none over, otherwise three; what is left over grows. */
export function fullRows(count: number): string {
  return clsx(
    'flex flex-wrap *:min-w-0 *:grow *:basis-full sm:*:basis-2/5 print:*:basis-1/4',
    count % 4 === 0 ? 'lg:*:basis-1/5' : 'lg:*:basis-1/4',
  );
}
