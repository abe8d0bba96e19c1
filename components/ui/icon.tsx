import type { IconName } from '@/content/types';
import { icons, type LucideProps } from 'lucide-react';

type IconProps = Pick<LucideProps, 'className'> & { name: IconName };

/** A decoration beside a text, hidden from screen readers. */
export function Icon({ name, ...rest }: IconProps) {
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" {...rest} />;
}
