import { CopyButton } from '@/components/copy/copy-button';
import { ButtonLink } from '@/components/ui/button-link';
import type { CopyWords } from '@/content/copying';

export type PhoneNumberProps = {
  label: string;
  value: string;
  href: string;
  /** `name` is the copy button's, for screen readers. */
  copy: { name: string; words: CopyWords };
};

/** A link that calls, and a button that copies the number. */
export function PhoneNumber({ label, value, href, copy }: PhoneNumberProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink href={href} className="grow">
        <span>
          {`${label} `}
          <span dir="ltr" translate="no">
            {value}
          </span>
        </span>
      </ButtonLink>
      <CopyButton text={value} {...copy} />
    </div>
  );
}
