import { ButtonLink, type ButtonVariant } from './button-link';

export type Action = { label: string; href: string };

type ActionPairProps = {
  quote: Action;
  call: Action;
  /** `onBoard` stands on the yellow of a board. */
  variant?: 'onPaper' | 'onBoard';
};

const variants: Record<'onPaper' | 'onBoard', { quote: ButtonVariant; call: ButtonVariant }> = {
  onPaper: { quote: 'primary', call: 'outlined' },
  onBoard: { quote: 'onBoard', call: 'onBoardOutlined' },
};

/** The two roads every page offers: a free quote and a call. */
export function ActionPair({ quote, call, variant = 'onPaper' }: ActionPairProps) {
  const look = variants[variant];
  return (
    <>
      <ButtonLink href={quote.href} variant={look.quote}>
        {quote.label}
      </ButtonLink>
      <ButtonLink href={call.href} variant={look.call}>
        {call.label}
      </ButtonLink>
    </>
  );
}
