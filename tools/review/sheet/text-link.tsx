import { Link, type LinkProps } from '@/components/ui/link';

/** A link on a separate line, large enough for a finger. */
export function TextLink(props: LinkProps) {
  return <Link className="inline-flex min-h-11 items-center font-bold underline" {...props} />;
}
