/** Sorts and filters the table of the refs. The page says everything without it; the controls are shown by it. */
export const SIMULATION_SCRIPT = `
'use strict';
const table = document.getElementById('refs');
const controls = document.getElementById('controls');
if (table !== null && controls !== null) {
  const body = table.tBodies[0];
  const rows = Array.from(body.rows);
  const text = document.getElementById('filter-text');
  const verdict = document.getElementById('filter-verdict');
  const condition = document.getElementById('filter-condition');
  const shown = document.getElementById('shown');
  const filter = () => {
    const wanted = text.value.trim().toLowerCase();
    let count = 0;
    for (const row of rows) {
      const names = JSON.parse(row.dataset.broken);
      const fits = row.textContent.toLowerCase().includes(wanted)
        && (verdict.value === '' || row.dataset.verdict === verdict.value)
        && (condition.selectedIndex === 0 || names.includes(condition.selectedIndex - 1));
      row.hidden = !fits;
      if (fits) count += 1;
    }
    shown.textContent = count + ' of ' + rows.length + ' refs shown';
  };
  const key = (row, column) => row.cells[column].dataset.key ?? row.cells[column].textContent;
  const compare = (one, other) => {
    const numbers = [Number(one), Number(other)];
    return numbers.some(Number.isNaN) ? one.localeCompare(other, 'en', { numeric: true }) : numbers[0] - numbers[1];
  };
  Array.from(table.tHead.rows[0].cells).forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const first = head.classList.contains('number') ? 'descending' : 'ascending';
      const last = head.getAttribute('aria-sort');
      const order = last === null ? first : last === 'ascending' ? 'descending' : 'ascending';
      for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', order);
      const sign = order === 'ascending' ? 1 : -1;
      rows.sort((one, other) => sign * compare(key(one, column), key(other, column)));
      body.append(...rows);
    });
  });
  for (const control of [text, verdict, condition]) control.addEventListener('input', filter);
  controls.hidden = false;
  filter();
}
`;
