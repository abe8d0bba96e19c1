/** Lists names in a sentence: “Nashik, Jalna and Latur”. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The same with a few names at most: “Nashik, Jalna, Latur, Yeola and more”, which are two at least. */
export function firstListed(names: readonly string[], max = 5): string {
  return listed(names.length > max ? [...names.slice(0, max - 1), 'more'] : names);
}

/** For a value that completes a sentence elsewhere, where it stands alone. */
export function capitalised(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}

/** For a sentence or note that goes on after another one. */
export function uncapitalised(text: string): string {
  return text.replace(/^./u, (letter) => letter.toLowerCase());
}

/** An amount as Indians write it: “₹1,80,000”. */
export function inRupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`;
}

/** A sentence that follows another one, if there is any. */
export function after(sentence: string | undefined): string {
  return sentence === undefined ? '' : ` ${sentence}`;
}
