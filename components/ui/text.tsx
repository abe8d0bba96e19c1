import { partsOf } from '@/lib/links-in-text';
import { Link } from './link';
import { nonBreaking } from './non-breaking';

/** An e-mail address without a full stop. Its group makes it every second part of a `split`. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

type TextProps = { children: string };

/** A text with its links: `[words](/path)`, and e-mail addresses. */
export function Text({ children }: TextProps) {
  return partsOf(children).map((part, index) =>
    typeof part === 'string' ? (
      <MailLinks key={index}>{part}</MailLinks>
    ) : (
      <Link key={index} href={part.href} className="underline">
        {part.label}
      </Link>
    ),
  );
}

function MailLinks({ children }: TextProps) {
  return children.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <Link key={index} href={`mailto:${part}`} dir="ltr" translate="no" className="underline">
        {part}
      </Link>
    ) : (
      nonBreaking(part)
    ),
  );
}
