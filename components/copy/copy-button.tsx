import { Copy } from 'lucide-react';
import { Tooltip } from '@/components/footer/tooltip';

type CopyButtonProps = {
  /** The text to copy. */
  text: string;
  /** The button's name: "Copy number". */
  label: string;
  copied: string;
  failed: string;
};

/**
 * An icon button that copies a text. copy.client.ts copies, so it works before React has loaded and if it
 * fails to load. Without JavaScript the button is hidden.
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
