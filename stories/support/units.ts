const kinds = ['Screening', 'Visit 1', 'Visit 2', 'Blood draw', 'Telephone call', 'Close-out'];
const options = [
  { value: 'bank', label: 'Bank Transfer' },
  { value: 'check', label: 'Check' },
];

/** A host's rows with all interactive cell types; the fourth row has invalid values. */
export const unitRows = (): Response =>
  Response.json({
    columns: [
      { data: 'activity', title: 'Activity' },
      { data: 'note', title: 'Note' },
      { data: 'payType', title: 'Payment method' },
      { data: 'contact', title: 'Contact' },
      { data: 'units', title: 'Units' },
      { data: 'actions', title: 'Actions' },
      { data: 'remove', title: '' },
    ],
    data: kinds.map((kind, index) => rowOf(kind, index)),
    total: kinds.length,
  });

function rowOf(kind: string, index: number): object {
  const isInvalid = index === 3;
  const units = 12 * (index + 1);
  return {
    id: String(index + 1),
    activity: {
      display: kind,
      type: 'modal',
      details: { Activity: kind, Units: units, Sites: ['S-0012', 'S-0013'] },
    },
    note: {
      display: index % 2 ? 'Late entry' : 'As planned',
      type: 'hover',
      preview: index % 2 ? { 'Entered by': 'Dana Reyes', Days: 9 } : undefined,
      class: index % 2 ? 'text-warning' : 'muted',
    },
    payType: {
      display: index % 2 ? 'bank' : 'check',
      type: 'select',
      editConfig: { type: 'select', options },
    },
    contact: { display: isInvalid ? 'nobody' : 'site12@clinic.example', type: 'email' },
    units: { display: String(units), sort: units },
    actions: actionsOf(index + 1, isInvalid),
    remove: {
      display: 'Remove',
      type: 'delete',
      href: isInvalid ? 'https://elsewhere.example/' : `/unit/${index + 1}/`,
    },
  };
}

const actionsOf = (id: number, isInvalid: boolean) =>
  isInvalid
    ? [{ title: 'Elsewhere', href: 'https://elsewhere.example/' }, { href: '/unit/4/' }, {}]
    : [
        { href: `/unit/${id}/view`, title: 'View', class: 'btn', flags: {} },
        { href: `/unit/${id}/edit`, title: 'Edit' },
        { href: `/unit/${id}/invoice`, title: 'Send an invoice to the sponsor', flags: { confirm: true } },
        {
          href: `/unit/${id}/cancel`,
          title: 'Cancel',
          class: 'btn-danger',
          flags: { confirm: { message: 'Cancel these units? Their invoice is void then.' } },
        },
      ];
