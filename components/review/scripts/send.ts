import type { Repository } from '../model';

/** Mail programs and GitHub refuse longer addresses. */
const longest = { mail: 1900, issue: 7000 };
const pasted = 'The review is on the clipboard: please paste it here.';

/** An address with the first of the texts that it can hold, else with a note to paste the review. */
function filled(before: string, texts: readonly string[], most: number): { href: string; isWhole: boolean } {
  const fitting = texts.map(encodeURIComponent).find((text) => before.length + text.length <= most);
  return { href: before + (fitting ?? encodeURIComponent(pasted)), isWhole: fitting !== undefined };
}

/** @param short what a mail says that cannot hold the body */
export function mailAddress(title: string, body: string, short: string) {
  const texts = [body, short].map((text) => text.replaceAll('\n', '\r\n'));
  return filled(`mailto:?subject=${encodeURIComponent(title)}&body=`, texts, longest.mail);
}

export function issueAddress(form: NonNullable<Repository['issue']>, title: string, body: string) {
  const before = `${form.address}?${encodeURIComponent(form.title)}=${encodeURIComponent(title)}&${encodeURIComponent(form.body)}=`;
  return filled(before, [body], longest.issue);
}
