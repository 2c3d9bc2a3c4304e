import DataTable from '/lib/datatables.net/js/dataTables.mjs';

const keys = [
  'id',
  'status',
  'total',
  'patientId',
  'visitType',
  'visitDate (CT)',
  'activityDate',
  'submittedOn',
  'payType',
  'payCurrency',
  'scoutNumber',
  'studyName',
  'site',
  'country',
];
const place = document.getElementById('place');

/** Converts a DataTables request to the parameters of the endpoint. */
async function ask({ start, length, search, order }, answer) {
  const parameters = new URLSearchParams({ skip: start, limit: length });
  if (search.value) parameters.set('search', search.value);
  if (order[0]) {
    parameters.set('sort', keys[order[0].column]);
    parameters.set('order', order[0].dir);
  }
  const { data, total, totalAll } = await (await fetch(`${place.dataset.list}?${parameters}`)).json();
  answer({ data, recordsTotal: totalAll, recordsFiltered: total });
}

new DataTable(place.appendChild(document.createElement('table')), {
  serverSide: true,
  ajax: ask,
  order: [],
  searchDelay: 200,
  autoWidth: false,
  columns: keys.map(key => ({ title: key, data: row => row[key] })),
});
