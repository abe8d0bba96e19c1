import { Copy } from 'lucide-react';
import { Tooltip } from './tooltip';

type CopyButtonProps = {
  /** What lands on the clipboard. */
  text: string;
  /** Names the button: "Copy number". */
  label: string;
  copied: string;
  failed: string;
};

/**
 * An icon button that copies and says so. components/scripts/copy.ts does it, so it works before
 * React has loaded and if it fails to load. Without any script there is no button.
 */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        data-copy={text}
        data-copied={copied}
        data-copy-failed={failed}
        className="flex min-h-11 min-w-11 items-center justify-center rounded-control hover:bg-rule print:hidden noscript:hidden"
      >
        <Copy aria-hidden="true" className="size-5" />
      </button>
    </Tooltip>
  );
}
