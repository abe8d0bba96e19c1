export type CopyLinkLabels = { label: string; copied: string; failed: string };

type CopyLinkButtonProps = CopyLinkLabels & {
  id: string;
};

/** Copies the address of a part of the page (questions/answer-links.client.ts). */
export function CopyLinkButton({ id, label, copied, failed }: CopyLinkButtonProps) {
  return (
    <button
      type="button"
      data-copy={`#${id}`}
      data-copied={copied}
      data-copy-failed={failed}
      className="min-h-11 min-w-11 shrink-0 underline print:hidden noscript:hidden"
    >
      {label}
    </button>
  );
}
