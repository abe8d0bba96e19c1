import { KeptTogether } from './kept-together';

/** An address in running text; the full stop after it is not part of it. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

type LinkedTextProps = { children: string };

/** Running text in which e-mail addresses are links. */
export function LinkedText({ children }: LinkedTextProps) {
  return children.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`} translate="no" className="font-bold underline">
        {part}
      </a>
    ) : (
      <KeptTogether key={index}>{part}</KeptTogether>
    ),
  );
}
