'use client';

import type { ReactNode } from 'react';
import { Island } from './island';
import { Tooltip } from './tooltip';

type ComingSoonProps = {
  /** Accessible name, which says that it is not there yet: "Facebook, coming soon". */
  label: string;
  tooltip: string;
  /** The icon. */
  children: ReactNode;
};

/** The place of something that has no address yet: it can be reached and explains itself, and is no dead link. */
export function ComingSoon({ label, tooltip, children }: ComingSoonProps) {
  return (
    <Island as="span">
      <Tooltip text={tooltip} opensOnPress>
        <button
          type="button"
          aria-disabled="true"
          aria-label={label}
          className="flex target cursor-default items-center justify-center opacity-60 hover:opacity-100"
        >
          {children}
        </button>
      </Tooltip>
    </Island>
  );
}
