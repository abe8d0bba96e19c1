/* Sorts, filters and prints. Everything it touches reads without it. */
const table = document.querySelector('table');
const body = table.tBodies[0];
const headings = [...table.tHead.rows[0].cells];
const opposite = { ascending: 'descending', descending: 'ascending' };

const valueOf = (row, column) => {
  const cell = row.cells[column];
  return column === 0 ? cell.textContent.trim() : Number(cell.dataset.value ?? cell.textContent);
};

function sort(heading, column) {
  const direction = opposite[heading.getAttribute('aria-sort')] ?? heading.dataset.first;
  for (const other of headings) other.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', direction);
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (one, other) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    return (a < b ? -1 : a > b ? 1 : 0) * sign;
  };
  body.append(...[...body.rows].sort(compare));
}

headings.forEach((heading, column) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...heading.childNodes);
  button.addEventListener('click', () => sort(heading, column));
  heading.append(button);
});

const [kind, words] = [document.querySelector('[data-filter]'), document.querySelector('[data-words]')];

function filter() {
  const wanted = words.value.trim().toLowerCase();
  let shown = 0;
  for (const element of document.querySelectorAll('[data-page]')) {
    const kinds = element.dataset.warnings.split(' ').filter(Boolean);
    const isKind = kind.value === '*' ? kinds.length > 0 : !kind.value || kinds.includes(kind.value);
    element.hidden = !isKind || !element.textContent.toLowerCase().includes(wanted);
    if (element.tagName === 'TR' && !element.hidden) shown += 1;
  }
  document.querySelector('[data-count]').value = shown === 1 ? '1 page' : `${shown} pages`;
  document.querySelector('[data-empty]').hidden = shown > 0;
}

kind.addEventListener('change', filter);
words.addEventListener('input', filter);
document.querySelector('[data-print]').addEventListener('click', () => print());
document.querySelector('[data-controls]').hidden = false;
