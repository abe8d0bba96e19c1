/** Split at their hyphen or space, these read badly: "3–7 days", "9 AM–8 PM", "Wi-Fi", "e-mail". */
const whole = /(\d+–\d+ \S+|\d+ [ap]m–\d+ [ap]m|\b(?:Wi-Fi|e-mail)\b\S*)/i;

type KeptTogetherProps = { children: string };

export function KeptTogether({ children }: KeptTogetherProps) {
  return children.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part + index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
