import { TabulatorFull } from '/lib/tabulator-tables/dist/js/tabulator_esm.min.mjs';
import { keys } from './host-columns.js';

document.head.append(
  Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/lib/tabulator-tables/dist/css/tabulator.min.css',
  }),
);
const place = document.getElementById('place');
const box = place.appendChild(Object.assign(document.createElement('input'), { id: 'search' }));

/** Converts a Tabulator request to the parameters of the endpoint. */
async function ask(url, _config, { page, size, sort }) {
  const parameters = new URLSearchParams({ skip: (page - 1) * size, limit: size });
  if (box.value) parameters.set('search', box.value);
  if (sort?.[0]) {
    parameters.set('sort', sort[0].field);
    parameters.set('order', sort[0].dir);
  }
  const { data, total } = await (await fetch(`${url}?${parameters}`)).json();
  return { data, last_page: Math.ceil(total / size), last_row: total };
}

const table = new TabulatorFull(place.appendChild(document.createElement('div')), {
  ajaxURL: place.dataset.list,
  ajaxRequestFunc: ask,
  pagination: true,
  paginationMode: 'remote',
  paginationSize: 10,
  paginationCounter: 'rows',
  sortMode: 'remote',
  headerSortTristate: true,
  columns: keys.map(field => ({ title: field, field })),
});
// Simulates a click on the column title.
const sort = place.appendChild(Object.assign(document.createElement('button'), { id: 'sort' }));
sort.addEventListener('click', () => table.setSort('visitDate (CT)', 'asc'));
let timer = 0;
box.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => table.setPage(1), 200);
});
