/** An e-mail address that is longer than a line breaks after its "@" or before its last dot. */
export function EmailAddress({ children }: { children: string }) {
  const [name, domain, ending] = children.split(/(?<=@)|(?=\.[^.]*$)/);
  return (
    <span>
      {name}
      <wbr />
      {domain}
      <wbr />
      {ending}
    </span>
  );
}
