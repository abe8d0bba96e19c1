import type { IconName } from '@/content/types';
import clsx from 'clsx';
import { Icon } from './icon';

type StopProps = { icon: IconName; className?: string };

/** The stop of a service: its icon on a gradient in the line's colour. */
export function Stop({ icon, className = 'size-11' }: StopProps) {
  return (
    <span
      className={clsx(
        'stop icon-stop flex shrink-0 items-center justify-center rounded-full text-on-category',
        className,
      )}
    >
      <Icon name={icon} className="size-5.5" strokeWidth={2.5} />
    </span>
  );
}
