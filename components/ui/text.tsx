import { Fragment } from 'react';

const unit = '(?: (?:minutes?|hours?|days?|weeks?|months?|years?|AM|PM|IST|GB|MB|kB))';
const figure = String.raw`(?:US\$|₹)?\d[\d,.:]*`;

/** A figure with its unit ("24 hours", "9:00 AM"), a range ("2–4 weeks"), a span of days ("Mon–Sat"). */
const together = new RegExp(String.raw`(${figure}–\d[\d,]*${unit}*|${figure}${unit}+|Mon–Sat)`);

type TextProps = { children: string };

/** Text in which a line never ends between a figure and its unit. */
export function Text({ children }: TextProps) {
  return children.split(together).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
