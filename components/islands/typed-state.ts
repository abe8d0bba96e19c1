type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement | HTMLAnchorElement;

const controlsOf = (island: Element) => [...island.querySelectorAll<Control>('input, textarea, button, a')];

/** The name of a control, which is the same in every rendering, unlike its id. */
const nameOf = (control: Control) =>
  control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;

/**
 * Remembers what was typed, selected and focused in an island. If an extension has inserted
 * elements, React discards the HTML and renders the island again.
 * @returns restores it; call it as soon as React's elements are in the page
 */
export function keepTypedState(island: Element): () => void {
  const before = controlsOf(island);
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  document.addEventListener('focusin', onFocus);

  return () => {
    document.removeEventListener('focusin', onFocus);
    const now = controlsOf(island);
    for (const old of before) {
      const control = now.find((other) => other.localName === old.localName && nameOf(other) === nameOf(old));
      if (old.isConnected || !control) continue;
      if ('value' in old && 'value' in control) control.value = old.value;
      if (old === focused && document.activeElement === document.body) control.focus({ preventScroll: true });
      select(old, control);
    }
  };
}

function select(old: Control, control: Control): void {
  // An e-mail field doesn't expose its selection.
  if (!('selectionStart' in old) || !('selectionStart' in control) || old.selectionStart === null) return;
  control.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none');
  control.scrollTop = old.scrollTop;
}
