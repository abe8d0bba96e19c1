import type { IconName } from '@/content/types';
import { icons } from 'lucide-react';

type IconProps = {
  name: IconName;
  className?: string;
};

/** A decoration beside a text, hidden from screen readers. */
export function Icon({ name, className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" className={className} />;
}
