import { ButtonLink, type ButtonLinkProps } from './button-link';

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
