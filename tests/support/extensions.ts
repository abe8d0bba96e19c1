/** What password managers and other extensions add to a form. Each function runs in the page. */
export const extensionEdits: Record<string, (form: HTMLFormElement) => void> = {
  'elements before each field': (form) => {
    for (const field of form.querySelectorAll('input, textarea')) field.before(document.createElement('div'));
  },
  'elements after each field': (form) => {
    for (const field of form.querySelectorAll('input, textarea')) field.after(document.createElement('div'));
  },
  'elements between the fields': (form) => {
    for (const part of [...form.children]) part.after(document.createElement('com-1password-button'));
  },
  'elements inside the labels': (form) => {
    for (const label of form.querySelectorAll('label')) label.append(document.createElement('span'));
  },
  'an element before the form': (form) => form.before(document.createElement('div')),
  'a stylesheet': (form) => {
    const style = document.createElement('style');
    style.textContent = '.extension { color: red }';
    form.prepend(style);
  },
  texts: (form) => {
    for (const field of form.querySelectorAll('input, textarea')) field.after('Saved');
  },
  'an element around the first field': (form) => {
    const field = form.querySelector('input')!;
    const hadFocus = document.activeElement === field;
    const wrapper = document.createElement('span');
    field.replaceWith(wrapper);
    wrapper.append(field);
    if (hadFocus) field.focus();
  },
  'nothing, and removes a field': (form) => form.querySelector('textarea')!.remove(),
};
