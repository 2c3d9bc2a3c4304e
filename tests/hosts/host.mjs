// A host that uses the Node helper, for the tests of all helpers: node host.mjs 4800

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import nunjucks from 'nunjucks';
import { PspList } from '../../hosts/node/list.mjs';
import { addToNunjucks, Psp } from '../../hosts/node/psp.mjs';
import {
  done,
  flash,
  flashed,
  invalid,
  json,
  PspRequests,
  send,
  tokenOf,
} from '../../hosts/node/requests.mjs';

const database = new DatabaseSync(process.env.HOST_DATABASE);
const query = async (sql, values) => {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  return statement.all(...values);
};

/** One after the other, on the one connection. */
let last = Promise.resolve();
function transaction(work) {
  const result = last.then(async () => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const answer = await work(query);
      database.exec('COMMIT');
      return answer;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  });
  last = result.catch(() => undefined);
  return result;
}

const requests = new PspRequests({ transaction, owner: request => request.session.user });
const environment = new nunjucks.Environment(undefined, { autoescape: true });
addToNunjucks(environment, new Psp('dist', { isDevelopment: true }), nunjucks.runtime.SafeString);

const page = `<!doctype html><html lang="en"><head><title>Host</title>{{ pspHead('deposit-form', 'review-queue') }}</head><body>
{% if flash %}{% psp 'flash-message', message=flash.message, level=flash.level %}{% endpsp %}{% endif %}
{% if parent %}{% psp 'deposit-form', siteId=12, submitUrl='/deposit', parent=parent, children=children %}Fallback{% endpsp %}
{% else %}{% psp 'review-queue', endpoint='/queue', paging='host' %}{% endpsp %}{% endif %}</body></html>`;
const child = {
  id: '7',
  name: 'BREATHE "2" </script><!-- & é',
  depositBalance: '100.00',
  depositThresholdAmount: '25.00',
};

const html = values => (request, response) => {
  const context = { ...values, flash: flashed(request), csrfToken: tokenOf(request) };
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  send(response, { status: 200, headers, body: environment.renderString(page, context) });
};
const asJson = answer => (request, response, next) =>
  Promise.resolve(answer(request)).then(body => send(response, json(body)), next);

const patients = 'payments p JOIN patients n ON n.id = p.patient';
const labels = { inReview: 'In Review', paid: 'Paid', denied: 'Denied' };
const listOptions = {
  from: patients,
  id: 'p.id',
  columns: {
    patient: 'n.name',
    status: { sql: 'p.status', labels, isFilter: true },
    total: { sql: 'p.total', isSearched: false },
    visit: { sql: 'p.visit', isDate: true },
  },
  where: 'p.site = ?',
  values: [12],
};
const list = new PspList(query, listOptions);
const counts = new Map();
const counted = async (name, count) => {
  if (!counts.has(name)) counts.set(name, await count());
  return counts.get(name);
};
const keptList = new PspList(query, { ...listOptions, counted });
const queue = new PspList(query, {
  from: patients,
  id: 'p.id',
  columns: { reference: 'p.id', patientId: 'n.name', totalUSD: 'p.total', status: 'p.status' },
  where: "p.site = 13 AND p.status = 'inReview'",
});
const queueColumns = [
  { data: 'reference', title: 'Reference' },
  { data: 'patientId', title: 'Patient' },
];

function signIn(request) {
  for (const name of Object.keys(request.session)) delete request.session[name];
  request.session.user = new URLSearchParams(request.url.split('?')[1]).get('name');
  return { token: tokenOf(request) };
}

function signOut(request) {
  delete request.session.user;
  return { success: true };
}

async function save(request, write) {
  const { name } = request.body;
  await write('INSERT INTO saved (name) VALUES (?)', [name]);
  if (name === 'ended session') return { status: 302, headers: { Location: '/login' }, body: '' };
  if (name === 'crash') throw new Error('The work fails.');
  if (name === '') return invalid(request, 'A name is missing.', { name: 'Enter a name.' });
  flash(request, 'success', `${name} was saved.`);
  return done(request, '/page');
}

async function deposit(request, write) {
  const funds = request.body['7'];
  if (funds === '999.00') return invalid(request, 'Check the amounts.', { 7: 'Not this amount.' });
  await write('INSERT INTO saved (name) VALUES (?)', [funds]);
  flash(request, 'success', 'The deposit was allocated.');
  return done(request, '/queue-page');
}

async function decide(request, write) {
  const status = request.body.quickApprove ? 'approved' : 'denied';
  const sql = "UPDATE payments SET status = ? WHERE id = ? AND status = 'inReview' RETURNING id";
  const decided = await write(sql, [status, request.url.split('/')[3]]);
  return decided.length ? json({ result: 'success' }) : invalid(request, 'Not in review.', {}, 409);
}

const count = async () => (await query('SELECT COUNT(*) AS count FROM saved', []))[0];
const member = { deposit: requests.post(deposit), save: requests.post(save), direct: requests.post(decide) };
const pages = {
  'deposit-page': html({ parent: { id: 12, depositBalance: '1000.00' }, children: [child] }),
  'queue-page': html({}),
  call: asJson(() => ({ ok: true, id: 9007199254740995n })),
  queue: asJson(async ({ url }) => ({ ...(await queue.answer(url)), columns: queueColumns })),
};
const open = {
  'sign-in': asJson(signIn),
  'sign-out': asJson(signOut),
  count: asJson(count),
  page: asJson(request => flashed(request) ?? null),
  list: asJson(({ url }) => (url.includes('kept=') ? keptList : list).answer(url)),
  psp: (request, response) => {
    const type = request.url.endsWith('.css') ? 'text/css' : 'text/javascript';
    const body = readFileSync(`dist/${basename(request.url)}`);
    send(response, { status: 200, headers: { 'Content-Type': type }, body });
  },
  login: (_, response) => send(response, { status: 200, headers: {}, body: 'Sign in' }),
};

const sessions = new Map();
function sessionOf(request, response) {
  let id = /\bid=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  if (!sessions.has(id)) {
    id = randomBytes(16).toString('hex');
    sessions.set(id, {});
    response.setHeader('Set-Cookie', `id=${id}; Path=/`);
  }
  return sessions.get(id);
}

async function bodyOf(request) {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (!body.length) return {};
  if (type.includes('json')) return JSON.parse(body);
  return Object.fromEntries(await new Response(body, { headers: { 'Content-Type': type } }).formData());
}

createServer(async (request, response) => {
  request.session = sessionOf(request, response);
  request.body = await bodyOf(request);
  const name = request.url.split(/[/?]/)[1];
  const fail = error => send(response, json({ message: error.message }, error.status ?? 500));
  if (open[name]) return open[name](request, response, fail);
  if (request.method === 'POST') return member[name](request, response, fail);
  const show = pages[name] ?? (() => fail({ status: 404 }));
  return requests.signedIn(request, response, () => show(request, response, fail));
}).listen(Number(process.argv[2]), '127.0.0.1');
