import type { IconName } from '@/content/types';
import { Icon } from './icon';

type StopProps = { icon: IconName };

/** The round stop of a service: its icon on the gradient of the line it lies on. */
export function Stop({ icon }: StopProps) {
  return (
    <span className="stop flex size-11 shrink-0 items-center justify-center rounded-full text-on-line bg-stop">
      <Icon name={icon} className="size-5.5" />
    </span>
  );
}
