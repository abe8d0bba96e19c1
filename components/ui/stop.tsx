import type { IconName } from '@/content/types';
import { Icon } from './icon';

type StopProps = { icon: IconName };

/** The stop of a service: its icon on a gradient in the line's colour. */
export function Stop({ icon }: StopProps) {
  return (
    <span className="stop flex size-11 shrink-0 items-center justify-center rounded-full text-on-line bg-stop">
      <Icon name={icon} className="size-5.5" />
    </span>
  );
}
