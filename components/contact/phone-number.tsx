'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/copy/copy-button';
import { Tooltips } from '@/components/footer/tooltip';

export type PhoneNumberProps = {
  label: string;
  value: string;
  href: string;
  copyLabel: string;
  copyMessages: { copied: string; failed: string };
};

/** A link that calls, and a button that copies the number. */
export default function PhoneNumber({ label, value, href, copyLabel, copyMessages }: PhoneNumberProps) {
  return (
    <Tooltips>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href={href} className="grow">
          <span>
            <span suppressHydrationWarning>{`${label} `}</span>
            <span translate="no">{value}</span>
          </span>
        </ButtonLink>
        <CopyButton text={value} label={copyLabel} {...copyMessages} />
      </div>
    </Tooltips>
  );
}
