import type { ExampleOf } from '@/content/types';

/** Each picture has a row on phones, and its text another. On wide screens, all are in one row. */
const step =
  'flex flex-wrap content-start items-center gap-4 max-sm:row-span-2 max-sm:grid max-sm:grid-cols-1 max-sm:grid-rows-subgrid max-sm:items-end max-sm:gap-y-0 lg:contents';
const text =
  'grow basis-20 text-ink-soft max-sm:mt-3 max-sm:self-start lg:row-start-1 lg:text-lead lg:text-balance lg:text-ink';

/** The same screen drawn on paper and on a phone. */
export function Sketch({ sketch, screen, heading, items, action }: ExampleOf<'sketch'>) {
  return (
    <div className="sketch grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 sm:gap-y-5 lg:min-h-115 lg:grid-cols-[1fr_270px_112px_270px_1fr] lg:items-center lg:gap-0">
      <div className={step}>
        <svg
          viewBox="0 0 140 240"
          aria-hidden="true"
          className="w-32 -rotate-3 lg:col-start-2 lg:row-start-1 lg:w-full lg:rotate-0"
        >
          <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" className="stroke-field">
            <path
              d="M14 8q56-6 112 1 6 1 6 8 3 100-1 206-1 8-8 8-56 4-110-1-7 0-7-8Q3 120 7 16q0-7 7-8z"
              className="fill-card"
            />
            <path d="M24 34q26-4 52 0M24 66l14 1-1 13-13-1zM50 73q30-4 60 1M24 100l14 1-1 13-13-1zM50 107q34-4 52 1M24 134l14 1-1 13-13-1zM50 141q20-4 44 1" />
            <path d="M26 184q46-4 88 0 3 14 0 26-46 4-88 0-3-14 0-26zM44 197q26-6 52 0" className="stroke-category" />
            <path d="M92 226q14-6 16-20m-7 3l7-4 5 6" />
          </g>
        </svg>
        <p className={`${text} lg:col-start-1 lg:pe-10 lg:text-end`}>{sketch}</p>
      </div>
      <div className={step}>
        <div className="sketch-phone w-44 max-w-full rounded-panel border-6 border-ink bg-card px-3 py-4">
          <p className="font-display text-title font-bold lg:text-section">{heading}</p>
          <ul role="list" className="my-2 divided-rows lg:my-5">
            {items.map((item) => (
              <li key={item} className="py-1.5 lg:py-3.5">
                {item}
              </li>
            ))}
          </ul>
          <p className="surface-highlight mt-auto rounded-control py-2 text-center font-bold lg:py-4">{action}</p>
        </div>
        <p className={`${text} lg:col-start-5 lg:ps-10`}>{screen}</p>
      </div>
    </div>
  );
}
