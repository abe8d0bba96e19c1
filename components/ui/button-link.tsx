import clsx from 'clsx';
import { Link, type LinkProps } from './link';

export type ButtonVariant = 'primary' | 'outline' | 'board' | 'onBoard' | 'onBoardOutline';

export const buttonBase =
  'target inline-flex items-center justify-center gap-2 rounded-control border-2 px-3 py-3 text-center font-bold leading-snug no-underline transition-colors sm:px-5';

export const buttonVariants: Record<ButtonVariant, string> = {
  primary: 'border-ink bg-ink text-paper hover:bg-paper hover:text-ink',
  outline: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  board: 'border-board bg-board text-on-board hover:border-ink',
  onBoard: 'border-on-board bg-on-board text-board hover:bg-transparent hover:text-on-board',
  onBoardOutline: 'border-on-board bg-transparent text-on-board hover:bg-on-board hover:text-board',
};

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={clsx(buttonBase, buttonVariants[variant], className)} {...rest}>
      {children}
    </Link>
  );
}
