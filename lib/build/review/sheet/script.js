/* Sorts, filters and prints the review sheet. Everything it touches reads without it. */
const table = document.querySelector('table');
const body = table.tBodies[0];
const valueOf = (row, column) => {
  const text = row.cells[column].textContent.trim();
  return column === 0 ? text : Number(text);
};

function sort(heading, column) {
  const direction = heading.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
  for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', direction);
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (one, other) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    return (a < b ? -1 : a > b ? 1 : 0) * sign;
  };
  body.append(...[...body.rows].sort(compare));
}

[...table.tHead.rows[0].cells].forEach((heading, column) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...heading.childNodes);
  button.addEventListener('click', () => sort(heading, column));
  heading.append(button);
});

function filter(wanted) {
  let shown = 0;
  for (const element of document.querySelectorAll('[data-page]')) {
    const kinds = element.dataset.warnings.split(' ').filter(Boolean);
    element.hidden = wanted === '*' ? kinds.length === 0 : wanted !== '' && !kinds.includes(wanted);
    if (element.tagName === 'TR' && !element.hidden) shown += 1;
  }
  document.querySelector('[data-count]').value = `${shown} pages`;
}

document.querySelector('[data-filter]').addEventListener('change', (event) => filter(event.target.value));
document.querySelector('[data-print]').addEventListener('click', () => print());
document.querySelector('[data-controls]').hidden = false;
