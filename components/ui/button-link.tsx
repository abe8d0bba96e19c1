import clsx from 'clsx';
import { Link, type LinkProps } from './link';

export type ButtonVariant = 'primary' | 'outline' | 'board' | 'onBoard' | 'onBoardOutline';

export const buttonVariants: Record<ButtonVariant, string> = {
  primary: 'button button-primary',
  outline: 'button button-outline',
  board: 'button button-board',
  onBoard: 'button button-on-board',
  onBoardOutline: 'button button-on-board-outline',
};

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={clsx(buttonVariants[variant], className)} {...rest}>
      {children}
    </Link>
  );
}
