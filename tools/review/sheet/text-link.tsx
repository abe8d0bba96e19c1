import { Link, type LinkProps } from '@/components/ui/link';

/** A link that stands alone, large enough for a finger. */
export function TextLink(props: LinkProps) {
  return <Link className="inline-flex target items-center font-bold underline underline-offset-4" {...props} />;
}
