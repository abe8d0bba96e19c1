import clsx from 'clsx';
import { Link, type LinkProps } from './link';

type ButtonVariant = 'primary' | 'outlined' | 'onSignOutlined';

const button = clsx(
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border-2 p-3 sm:px-5',
  'text-center text-base/snug font-bold',
  'print:border-0 print:bg-transparent print:p-0 print:text-ink',
);

/** Background and text swap colours under the pointer. */
export const buttonVariants: Record<ButtonVariant, string> = {
  primary: `${button} border-action bg-action text-on-action hover:bg-on-action hover:text-action`,
  outlined: `${button} border-ink text-ink hover:bg-ink hover:text-paper`,
  onSignOutlined: `${button} border-on-sign text-on-sign hover:bg-on-sign hover:text-sign`,
};

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={clsx(buttonVariants[variant], className)} {...rest}>
      {children}
    </Link>
  );
}
