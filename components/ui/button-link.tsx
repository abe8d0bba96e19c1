import clsx from 'clsx';
import { Link, type LinkProps } from './link';

type ButtonVariant = 'primary' | 'outlined' | 'onSignOutlined';

export const buttonVariants: Record<ButtonVariant, string> = {
  primary: 'button button-primary',
  outlined: 'button button-outlined',
  onSignOutlined: 'button button-on-sign-outlined',
};

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={clsx(buttonVariants[variant], className)} {...rest}>
      {children}
    </Link>
  );
}
