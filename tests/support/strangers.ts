/* What password managers and other extensions do to a form. Each runs in the page. */

/** Puts elements and texts around and into the fields of the message form. */
export const strangers: Record<string, (form: HTMLFormElement) => void> = {
  'before each field': (form) => {
    for (const field of form.querySelectorAll('input, textarea')) field.before(document.createElement('div'));
  },
  'after each field': (form) => {
    for (const field of form.querySelectorAll('input, textarea')) field.after(document.createElement('div'));
  },
  'between the fields': (form) => {
    for (const part of [...form.children]) part.after(document.createElement('com-1password-button'));
  },
  'inside the labels': (form) => {
    for (const label of form.querySelectorAll('label')) label.append(document.createElement('span'));
  },
  'before the form': (form) => form.before(document.createElement('div')),
  'with styles': (form) => {
    const style = document.createElement('style');
    style.textContent = '.stranger { color: red }';
    form.prepend(style);
  },
  'as text': (form) => {
    for (const field of form.querySelectorAll('input, textarea')) field.after('Saved');
  },
  'around the first field': (form) => {
    const field = form.querySelector('input')!;
    const hadFocus = document.activeElement === field;
    const wrapper = document.createElement('span');
    field.replaceWith(wrapper);
    wrapper.append(field);
    if (hadFocus) field.focus();
  },
  'in place of a field, which is removed': (form) => form.querySelector('textarea')!.remove(),
};
