type Children = (Node | string | false | undefined)[];

/** Makes an element; never from markup, which Trusted Types would refuse. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: Children
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
}

/** An element that the document is sure to have. */
export const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector)!;

export function button(label: string, onClick: () => void, name = label) {
  const made = element(
    'button',
    { type: 'button', class: 'min-h-11 font-bold underline underline-offset-4', 'aria-label': name },
    label,
  );
  made.addEventListener('click', onClick);
  return made;
}
