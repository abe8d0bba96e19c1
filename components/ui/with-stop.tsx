type WithStopProps = { text: string };

/**
 * A headline that ends in a stop: a ring at its last word, in the place of a full stop where the text has one. The last
 * letter keeps it, so that it never starts a line.
 */
export function WithStop({ text }: WithStopProps) {
  const words = text.replace(/\.$/, '');
  return (
    <>
      {words.slice(0, -1)}
      <span className="whitespace-nowrap">
        {words.slice(-1)}
        <span className="headline-stop">{text.endsWith('.') && '.'}</span>
      </span>
    </>
  );
}
