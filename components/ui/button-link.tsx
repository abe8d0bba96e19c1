import clsx from 'clsx';
import { Link, type LinkProps } from './link';

type ButtonVariant = 'primary' | 'outlined';

const button = clsx(
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control p-2.5 sm:px-5',
  'text-center font-display text-button/snug font-bold active:[translate:0_2px]',
  'print:border-0 print:bg-transparent print:p-0 print:text-ink',
);

/** Background and text swap colours under the pointer. */
export const buttonVariants: Record<ButtonVariant, string> = {
  primary: `${button} primary-button border-3 border-action-edge bg-action text-on-action hover:bg-on-action hover:text-action`,
  outlined: `${button} border-2 border-ink text-ink hover:bg-ink hover:text-paper`,
};

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={clsx(buttonVariants[variant], className)} {...rest}>
      {children}
    </Link>
  );
}
