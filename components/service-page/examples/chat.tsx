import type { ExampleOf } from '@/content/types';
import clsx from 'clsx';

const bubble = 'max-w-72 rounded-panel border-2 px-4 py-2';
const looks = {
  ad: 'w-full max-w-72 overflow-clip rounded-panel border-2 border-category font-bold',
  buyer: clsx(bubble, 'rounded-es-none border-field'),
  shop: clsx(bubble, 'ms-auto rounded-ee-none border-category'),
  label: 'rounded-tag border-2 border-ink px-2.5 py-1 font-bold',
};

/** The photo of the ad: a kurta on a hanger. */
function Kurta() {
  return (
    <svg viewBox="0 0 288 180" aria-hidden="true" className="block w-full bg-rule" strokeLinejoin="round">
      <path d="M144 26v-6q0-8 8-8M100 38l44-12 44 12" fill="none" strokeWidth="4" className="stroke-ink" />
      <path
        d="M128 28l-28 9-34 82 20 9 26-52-10 88h84l-10-88 26 52 20-9-34-82-28-9q-16 14-32 0z"
        strokeWidth="4"
        className="fill-panel stroke-ink"
      />
      <path
        d="M128 28q16 20 32 0M144 38v54M104 152h80M78 112l20 9M210 112l-20 9"
        fill="none"
        strokeWidth="3"
        className="stroke-on-panel"
      />
    </svg>
  );
}

/** The chat that a tap on an ad opens, with an explanation beside each part. */
export function Chat({ parts }: ExampleOf<'chat'>) {
  return (
    <dl className="overflow-clip rounded-panel border-3 border-ink bg-card">
      {parts.map(({ role, title, shown, button, note }) => (
        <div key={shown} className="group items-center sm:grid sm:grid-cols-[22fr_23fr]">
          <dt className="flex px-4.5 pt-2 group-first:pt-4.5 sm:py-1.5 sm:group-last:pb-4.5 md:px-7 md:group-first:pt-7 md:group-last:pb-7">
            {button ? (
              <span className={looks[role]}>
                <Kurta />
                <span className="block px-4 py-2">{shown}</span>
                <span className="block border-t-2 border-category bg-category px-4 py-2 text-center text-on-category">
                  {button}
                </span>
              </span>
            ) : (
              <span className={looks[role]}>{shown}</span>
            )}
          </dt>
          <dd className="self-stretch px-4.5 pt-2 pb-3 text-base/snug text-ink-soft group-last:pb-4.5 sm:content-center sm:border-s-3 sm:border-ink sm:bg-paper sm:py-3 md:group-first:content-start md:group-first:pt-7">
            <b className="text-ink">{title}.</b> {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
