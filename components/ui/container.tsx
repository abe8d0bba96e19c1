import clsx from 'clsx';
import type { ReactNode } from 'react';

type ContainerProps = {
  children: ReactNode;
  className?: string;
};

/** The page's measure with its gutters. */
export function Container({ children, className }: ContainerProps) {
  return <div className={clsx('measure', className)}>{children}</div>;
}
