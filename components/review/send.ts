/** A form for a new issue that can be filled in by its address. */
export type IssueForm = { host: string; address: string; title: string; body: string };

/** Mail programs and GitHub refuse longer addresses. */
const longest = { mail: 1900, issue: 7000 };
const pasted = 'The review is in the clipboard: please paste it here.';

/** An address with the review in it; with a note to paste it where it would get too long. */
function filled(before: string, body: string, most: number): { href: string; isWhole: boolean } {
  const whole = before + encodeURIComponent(body);
  if (whole.length <= most) return { href: whole, isWhole: true };
  return { href: before + encodeURIComponent(pasted), isWhole: false };
}

export function mailAddress(title: string, body: string) {
  return filled(`mailto:?subject=${encodeURIComponent(title)}&body=`, body.replaceAll('\n', '\r\n'), longest.mail);
}

export function issueAddress(form: IssueForm, title: string, body: string) {
  const before = `${form.address}?${encodeURIComponent(form.title)}=${encodeURIComponent(title)}&${encodeURIComponent(form.body)}=`;
  return filled(before, body, longest.issue);
}
