import type { ButtonHTMLAttributes } from 'react';
import type { CopyWords } from '@/content/clipboard';

type CopyButtonProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'onClick'> & {
  /** The text to copy. Of an answer's address, `#` and its id (questions/answers.client.ts). */
  text: string;
  words: CopyWords;
  /** The button's name, if its label doesn't say what it copies. */
  name?: string;
};

/** A button that copies a text, by copy-button.client.ts, and keeps its width. Hidden without JavaScript. */
export function CopyButton({
  text,
  words,
  name,
  className = 'min-h-11 min-w-11 underline',
  ...button
}: CopyButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={name}
      data-copy={text}
      data-notification={words.notification}
      data-refused={words.refused}
      className={`${className} shrink-0 print:hidden noscript:hidden`}
    >
      <span className="grid justify-items-center *:col-start-1 *:row-start-1">
        <span data-part="label">{words.label}</span>
        <span data-part="copied" className="invisible">
          {words.copied}
        </span>
      </span>
    </button>
  );
}
