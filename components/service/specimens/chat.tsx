import type { SpecimenOf } from '@/content/types';
import clsx from 'clsx';

const bubble = 'max-w-72 rounded-panel border-2 px-4 py-2';
const looks = {
  ad: 'w-full max-w-72 overflow-clip rounded-panel border-2 border-t-24 border-line font-bold',
  buyer: clsx(bubble, 'rounded-bl-none border-field'),
  shop: clsx(bubble, 'ml-auto rounded-br-none border-line'),
  label: 'rounded-tag border-2 border-ink px-2.5 py-1 font-bold',
};

/** The chat that a tap on an ad opens, with an explanation beside each part. */
export function Chat({ parts }: Pick<SpecimenOf<'chat'>, 'parts'>) {
  return (
    <dl className="overflow-clip rounded-panel border-3 border-ink bg-card">
      {parts.map(({ role, title, shown, button, note }) => (
        <div key={shown} className="items-center sm:grid sm:grid-cols-2">
          <dt className="flex px-4.5 pt-2 sm:py-1.5 md:px-7">
            {button ? (
              <span className={looks[role]}>
                <span className="block px-4 py-2">{shown}</span>
                <span className="block border-t-2 border-line bg-line px-4 py-2 text-center text-on-line">
                  {button}
                </span>
              </span>
            ) : (
              <span className={looks[role]}>{shown}</span>
            )}
          </dt>
          <dd className="self-stretch px-4.5 pt-1 pb-1.5 text-base/snug text-ink-soft sm:content-center sm:border-l-3 sm:border-ink sm:bg-paper sm:py-3">
            <b className="text-ink">{title}.</b> {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
