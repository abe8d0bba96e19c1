import clsx from 'clsx';
import { Logo } from '@/components/ui/logo';
import { details } from '@/content/owner/details';

/** Whether a name has at most two lines beside the menu of the narrowest screen that shows it. */
export function isShortName(name: string): boolean {
  return name.length <= 28;
}

/** The logo and the name. Beside the menu, four lines of a longer name fit into the header. */
export function Brand() {
  const name = details.name.value;
  return (
    <span
      translate="no"
      className={clsx(
        'flex min-w-0 items-center gap-2.5 font-display text-title font-bold',
        'lg:not-[.short-name]:text-button/none',
        isShortName(name) && 'short-name',
      )}
    >
      <Logo className="mx-0.5 h-6.5 w-7.5 shrink-0" />
      <span className="min-w-0">{name}</span>
    </span>
  );
}
