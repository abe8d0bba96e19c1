/** The month in which the drawings were last compared with the services they stand for. */
const month = { iso: '2026-11', text: 'November 2026' } as const;

export function Checked() {
  return (
    <>
      as of <time dateTime={month.iso}>{month.text}</time>
    </>
  );
}
