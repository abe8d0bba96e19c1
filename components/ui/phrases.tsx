import { Fragment } from 'react';

type PhrasesProps = { text: string };

/** A value whose lines break only after its commas, as long as there is room: "Mon–Sat, 9 AM–8 PM IST". */
export function Phrases({ text }: PhrasesProps) {
  return text.split(/(?<=,) /).map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ' '}
      <span className="inline-block">{phrase}</span>
    </Fragment>
  ));
}
