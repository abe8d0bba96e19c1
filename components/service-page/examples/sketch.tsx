import type { ExampleOf } from '@/content/types';

const text = 'mt-3 text-ink-soft lg:row-start-1 lg:mt-0 lg:text-lead';

/** The same screen drawn on paper and on a phone. */
export function Sketch({ sketch, screen, heading, items, action }: ExampleOf<'sketch'>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-6 lg:grid-cols-[1fr_270px_112px_270px_1fr] lg:items-center lg:gap-0">
      <div className="lg:contents">
        <svg
          viewBox="0 0 140 240"
          aria-hidden="true"
          className="h-68 max-w-full -rotate-3 lg:col-start-2 lg:row-start-1 lg:h-auto lg:w-full lg:rotate-0"
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
        <p className={`${text} lg:col-start-1 lg:pe-6 lg:text-end`}>{sketch}</p>
      </div>
      {/* A line from the paper to a stop on the phone's edge. */}
      <svg
        viewBox="0 0 112 28"
        aria-hidden="true"
        className="relative mirrored overflow-visible max-lg:hidden lg:col-start-3 lg:row-start-1"
      >
        <path d="M14 14h88" strokeWidth="8" className="stroke-category" />
        <circle cx="116" cy="14" r="10.5" strokeWidth="7" className="fill-highlight stroke-ink" />
      </svg>
      <div className="lg:contents">
        <div className="flex min-h-68 w-44 max-w-full flex-col rounded-panel border-6 border-ink bg-card p-3 lg:col-start-4 lg:row-start-1 lg:min-h-[450px] lg:w-[270px] lg:rounded-[40px] lg:border-8 lg:px-[20px] lg:py-[28px] lg:text-[1.25rem]">
          <p className="font-display text-title font-bold lg:text-section">{heading}</p>
          <ul role="list" className="my-2 divided-rows">
            {items.map((item) => (
              <li key={item} className="py-1.5 lg:py-3.5">
                {item}
              </li>
            ))}
          </ul>
          <p className="surface-highlight mt-auto rounded-control py-2.5 text-center font-bold">{action}</p>
        </div>
        <p className={`${text} lg:col-start-5 lg:ps-6`}>{screen}</p>
      </div>
    </div>
  );
}
