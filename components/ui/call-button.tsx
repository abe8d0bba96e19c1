import { ButtonLink, type ButtonLinkProps } from './button-link';

type CallButtonProps = Omit<ButtonLinkProps, 'children'> & {
  label: string;
  /** Shown after the label. Translators must not change it. */
  number?: string;
};

/** A button that calls a number, and may show it. */
export function CallButton({ label, number, ...button }: CallButtonProps) {
  return (
    <ButtonLink {...button}>
      {/* One element, because a button's children have gaps between them. */}
      <span>
        {number ? `${label} ` : label}
        {number && (
          <span dir="ltr" translate="no">
            {number}
          </span>
        )}
      </span>
    </ButtonLink>
  );
}
