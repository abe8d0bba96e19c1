import type { ExampleOf } from '@/content/types';

const looks = {
  mark: 'text-ink-soft',
  headline: 'font-display text-section font-bold text-category',
  text: '',
  button: 'font-bold underline decoration-2',
};

/** An ad, with an explanation and the cost beside each part. */
export function Ad({ parts }: ExampleOf<'ad'>) {
  return (
    <dl className="overflow-clip rounded-panel border-3 border-ink bg-card">
      {parts.map(({ role, shown, note }) => (
        <div key={shown} className="items-center sm:grid sm:grid-cols-[22fr_23fr]">
          <dt className="px-4.5 pt-2 sm:py-2.5 md:ps-7">
            <span className={looks[role]}>{shown}</span>
          </dt>
          <dd className="flex items-center gap-3 self-stretch text-ink-soft max-sm:mx-4.5 max-sm:my-2 max-sm:border-s-3 max-sm:border-category max-sm:ps-3 sm:border-s-3 sm:border-ink sm:bg-paper sm:px-4.5 sm:py-2.5">
            <span
              aria-hidden="true"
              className="-ms-7 size-4 shrink-0 rounded-full border-4 border-category bg-card max-sm:hidden"
            />
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
