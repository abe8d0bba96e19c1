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
