import { Logo } from '@/components/ui/logo';
import { details } from '@/content/owner/details';

/** The logo and the name, in the header and at the top of the small-screen menu. */
export function Brand() {
  return (
    <span translate="no" className="flex items-center gap-2.5 font-display text-title font-bold">
      <Logo className="mx-0.5 h-6.5 w-7.5 shrink-0" />
      {details.name.value}
    </span>
  );
}
