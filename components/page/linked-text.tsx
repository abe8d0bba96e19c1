import { NonBreakingTerms } from '@/components/ui/non-breaking-terms';

/**
 * An e-mail address in a text, without a full stop after it. In a group, so that `split` keeps the
 * addresses, as every second part.
 */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

type LinkedTextProps = { children: string };

/** A text in which e-mail addresses are links. */
export function LinkedText({ children }: LinkedTextProps) {
  return children.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`} dir="ltr" translate="no" className="font-bold underline">
        {part}
      </a>
    ) : (
      <NonBreakingTerms key={index}>{part}</NonBreakingTerms>
    ),
  );
}
