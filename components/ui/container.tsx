import clsx from 'clsx';
import type { ReactNode } from 'react';

type ContainerProps = { children: ReactNode; className?: string };

export function Container({ children, className }: ContainerProps) {
  return <div className={clsx('page-width', className)}>{children}</div>;
}
