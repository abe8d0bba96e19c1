'use client';

import type { ReactNode } from 'react';
import { copyText } from '@/lib/copy-text';
import { Island } from './island';
import { notify } from './notifications';
import { Tooltip } from './tooltip';

type CopyButtonProps = {
  /** What lands on the clipboard. */
  text: string;
  /** Names the button: "Copy number". */
  label: string;
  copied: string;
  failed: string;
  /** The icon. */
  children: ReactNode;
};

/** An icon button that copies and says so. It cannot do anything without a script, so it is not there without one. */
export function CopyButton({ text, label, copied, failed, children }: CopyButtonProps) {
  return (
    <Island as="span" className="print:hidden noscript:hidden">
      <Tooltip text={label}>
        <button
          type="button"
          aria-label={label}
          className="flex target items-center justify-center rounded-control hover:bg-rule"
          onClick={async () => notify((await copyText(text)) ? copied : failed)}
        >
          {children}
        </button>
      </Tooltip>
    </Island>
  );
}
