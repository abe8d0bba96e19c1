/** An e-mail address, which breaks after its "@" if it's longer than a line. */
export function EmailAddress({ children }: { children: string }) {
  const domain = children.indexOf('@') + 1;
  return (
    <span>
      {children.slice(0, domain)}
      <wbr />
      {children.slice(domain)}
    </span>
  );
}
