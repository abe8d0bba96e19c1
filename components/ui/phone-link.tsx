import clsx from 'clsx';
import { Link } from './link';

type PhoneLinkProps = { phone: { href: string; display: string }; className: string };

/** A number as a link that calls it. Translators must not change it. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <Link
      href={phone.href}
      dir="ltr"
      translate="no"
      className={clsx('inline-flex min-h-11 items-center font-display font-bold hover:underline', className)}
    >
      {phone.display}
    </Link>
  );
}
