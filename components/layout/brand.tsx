import { Logo } from '@/components/ui/logo';
import { site } from '@/content/site';

/** Mark and name, in the header and at the top of the small-screen menu. */
export function Brand() {
  return (
    <span translate="no" className="flex items-center gap-2.5 font-display text-title font-bold">
      <Logo />
      {site.name.value}
    </span>
  );
}
