import clsx from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import { partsOf } from '@/lib/links-in-text';
import { nonBreaking } from './non-breaking';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

type ButtonVariant = 'primary' | 'outlined';

const button = clsx(
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control p-2.5 sm:px-5',
  'text-center font-display text-button/snug font-bold active:[translate:0_2px]',
  'print:border-0 print:bg-transparent print:p-0 print:text-ink',
);

/** Background and text swap colours under the pointer. */
export const buttonVariants: Record<ButtonVariant, string> = {
  primary: `${button} primary-button border-3 border-action-edge bg-action text-on-action hover:bg-on-action hover:text-action`,
  outlined: `${button} border-2 border-ink text-ink hover:bg-ink hover:text-paper`,
};

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={clsx(buttonVariants[variant], className)} {...rest}>
      {children}
    </a>
  );
}

type CallButtonProps = Omit<ButtonLinkProps, 'children'> & { label: string; number: string };

/** A button that calls a number, and shows it. Translators must not change it. */
export function CallButton({ label, number, ...button }: CallButtonProps) {
  return (
    <ButtonLink {...button}>
      {/* One element, because a button's children have gaps between them. */}
      <span>
        {`${label} `}
        <span dir="ltr" translate="no">
          {number}
        </span>
      </span>
    </ButtonLink>
  );
}

type PhoneLinkProps = { phone: { href: string; display: string }; className: string };

/** A number as a link that calls it. Translators must not change it. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a
      href={phone.href}
      dir="ltr"
      translate="no"
      className={clsx('inline-flex min-h-11 items-center font-display font-bold hover:underline', className)}
    >
      {phone.display}
    </a>
  );
}

/**
 * An e-mail address that is longer than a line breaks after its "@" or before its last dot. It's in
 * the body font: with one that arrives later, it might break then, and move what follows.
 */
export function EmailAddress({ children }: { children: string }) {
  const [name, domain, ending] = children.split(/(?<=@)|(?=\.[^.]*$)/);
  return (
    <span className="font-sans">
      {name}
      <wbr />
      {domain}
      <wbr />
      {ending}
    </span>
  );
}

export type MoreLinkProps = { label: string; href: string };

/** A link from a section to a page with more about it. */
export function MoreLink({ label, href }: MoreLinkProps) {
  return (
    <a href={href} className="mt-2 inline-block py-3 text-base/snug underline print:hidden">
      {label}
    </a>
  );
}

/** An e-mail address without a full stop. Its group makes it every second part of a `split`. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

type TextProps = { children: string };

/** A text with its links: `[words](/path)`, and e-mail addresses. */
export function Text({ children }: TextProps) {
  return partsOf(children).map((part, index) =>
    typeof part === 'string' ? (
      <MailLinks key={index}>{part}</MailLinks>
    ) : (
      <a key={index} href={part.href} className="underline">
        {part.label}
      </a>
    ),
  );
}

function MailLinks({ children }: TextProps) {
  return children.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`} dir="ltr" translate="no" className="underline">
        {part}
      </a>
    ) : (
      nonBreaking(part)
    ),
  );
}
