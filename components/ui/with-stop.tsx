type WithStopProps = { text: string };

/** A headline that ends in a stop: a ring at its last word, in the place of a full stop where the text has one. */
export function WithStop({ text }: WithStopProps) {
  return (
    <>
      {text.replace(/\.$/, '')}
      <span className="headline-stop">{text.endsWith('.') && '.'}</span>
    </>
  );
}
