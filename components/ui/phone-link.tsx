import clsx from 'clsx';
import { Link } from './link';

type PhoneLinkProps = { href: string; number: string; className: string };

/** A number as a link that calls it. Translators must not change it. */
export function PhoneLink({ href, number, className }: PhoneLinkProps) {
  return (
    <Link
      href={href}
      dir="ltr"
      translate="no"
      className={clsx('inline-flex min-h-11 items-center font-display font-bold hover:underline', className)}
    >
      {number}
    </Link>
  );
}
