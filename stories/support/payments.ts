const types = ['Screening', 'Week 2', 'Week 4', 'Week 12', 'Month 6', 'Early termination'];
const studies = ['BREATHE-2', 'AURORA', 'CITADEL'];
const payTypes = ['Bank Transfer', 'Check', 'ScoutPass'];
const statuses = ['Submitted', 'In Review'];

const columns = [
  ['reference', 'Reference'],
  ['patientId', 'Patient ID'],
  ['studyName', 'Study'],
  ['visitType', 'Visit Type'],
  ['visitDate', 'Visit Date'],
  ['payType', 'Pay Type'],
  ['status', 'Status'],
  ['totalUSD', 'Total (USD)'],
].map(([data, title]) => ({ data, title }));

/** Answers a table's request from so many payments, as a host would. */
export function paymentsTo(count: number, request: Request): Response {
  const query = new URL(request.url).searchParams;
  const skip = Number(query.get('skip'));
  const end = Math.min(count, skip + Number(query.get('limit')));
  const data = Array.from({ length: Math.max(0, end - skip) }, (_, index) => payment(skip + index));
  return Response.json({ columns, data, total: count, skip });
}

function payment(number: number) {
  const cents = 1250 + ((number * 7919) % 240_000);
  const day = String(1 + (number % 28)).padStart(2, '0');
  const month = String(1 + (number % 12)).padStart(2, '0');
  return {
    id: String(number + 1),
    reference: { display: `ERR-${700_001 + number}`, sort: number },
    patientId: {
      display: `508-${String(1000 + ((number * 37) % 9000))}`,
      type: 'link',
      href: `/patient/${number}/`,
    },
    studyName: { display: studies[number % 3] },
    visitType: { display: types[number % 6] },
    visitDate: { display: `${month}/${day}/2026`, sort: `2026-${month}-${day}` },
    payType: { display: payTypes[number % 3] },
    status: { display: statuses[number % 2] },
    totalUSD: { display: (cents / 100).toFixed(2), sort: cents },
  };
}
