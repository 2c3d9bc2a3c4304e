import { cutOff, type Handler, raw, redirect, reset, silence, status } from '../support/faulty-server.ts';

/** What is known after a POST. [NET-19] */
export type KnownOutcome = 'done' | 'not done' | 'unknown';

/** What a call counts as success: see `PostEndpoint`. */
export type Proof = 'answer' | 'redirect' | 'save';

/** An answer to a POST, and the outcome that it proves. */
export interface PostAnswer {
  readonly title: string;
  /** `own` is the host's own folder of pages: `/next/`, `/login/`, `/broken/` and others. */
  give(own: string, evilOrigin: string): Handler;
  /** The outcome for each kind of proof that a call may need. */
  readonly known: Readonly<Record<Proof, KnownOutcome>>;
  /** The text that is shown, if the answer contains a message. [NET-18] */
  readonly message?: string;
  /** The page of the host that the browser goes to after success, `/next/`. */
  readonly leadsTo?: string;
  /** The session has ended: the sign-in notice is shown. [NET-15] */
  readonly endsSession?: true;
  /** It arrives after a minute, or never. */
  readonly isLate?: true;
  /** The data has changed since it was loaded: forms require a reload first. */
  readonly isStale?: true;
  /** Browsers may repeat the request themselves on another connection, with the same key. */
  readonly isRepeated?: true;
}

const everywhere = (outcome: KnownOutcome) => ({ answer: outcome, redirect: outcome, save: outcome });
const done = everywhere('done');
const notDone = everywhere('not done');
const unknown = everywhere('unknown');
const doneBy = (...proofs: readonly Proof[]) => ({
  ...unknown,
  ...Object.fromEntries(proofs.map(proof => [proof, 'done' as const])),
});

type More = Omit<PostAnswer, 'title' | 'give' | 'known'>;

const answer = (code: number, body: unknown, known: PostAnswer['known'], more: More = {}): PostAnswer => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = text.startsWith('<') ? 'text/html' : 'application/json';
  const hasNoBody = code === 204 || code === 205 || code === 304;
  return {
    title: `${code} ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`.trim(),
    give: () => (hasNoBody ? status(code) : raw(text, type, code)),
    known,
    ...more,
  };
};

const leading = (code: number, path: string, known: PostAnswer['known'], more: More = {}): PostAnswer => ({
  title: `${code} to ${path}`,
  give: own => redirect(own + path, code),
  known,
  ...more,
});

const named = (key: string, path: string, known: PostAnswer['known'], more: More = {}): PostAnswer => ({
  title: `200 {"${key}":"${path}"}`,
  give: own => raw(JSON.stringify({ [key]: own + path })),
  known,
  ...more,
});

const elsewhere = (
  title: string,
  give: PostAnswer['give'],
  known: PostAnswer['known'] = unknown,
  more: More = {},
) => ({ title, give, known, ...more }) satisfies PostAnswer;

const page = '<!doctype html><title>Portal</title><p>A page.';
const signIn = `${page}<form><input type="password"></form>`;
const long = 'Too much. '.repeat(60).trim();
const failed = 'An error occurred.';
const toNext = { leadsTo: '/next/' };

/** Answers that prove success. */
const proofs: readonly PostAnswer[] = [
  answer(200, { result: 'success' }, doneBy('answer', 'save')),
  answer(202, { result: 'success', queued: true }, doneBy('answer', 'save')),
  answer(200, '\uFEFF{"result":"success"}', doneBy('answer', 'save')),
  answer(200, { result: 'success', errors: [], error: '', failed: null, ok: true }, doneBy('answer', 'save')),
  answer(
    200,
    { result: 'success', error: null, status: 'done', message: 'Thanks.' },
    doneBy('answer', 'save'),
  ),
  answer(200, {}, doneBy('save')),
  answer(201, { id: 7 }, doneBy('save')),
  answer(200, '', doneBy('save')),
  answer(204, '', doneBy('save')),
  answer(205, '', doneBy('save')),
  answer(200, 'null', doneBy('save')),
  answer(200, 'OK', doneBy('save')),
  answer(200, { redirect: '' }, doneBy('save')),
  answer(200, { result: 'SUCCESS' }, doneBy('save')),
  named('redirect', '/next/', doneBy('redirect', 'save'), toNext),
  named('redirectUrl', '/next/', doneBy('redirect', 'save'), toNext),
  leading(302, '/next/', doneBy('redirect', 'save'), toNext),
  leading(303, '/next/', doneBy('redirect', 'save'), toNext),
  leading(302, '/success/', done, { leadsTo: '/success/' }),
];

/** Successful statuses that report a failure, which overrides any proof of success. */
const contradictions: readonly PostAnswer[] = [
  ...[
    { success: false },
    { success: 0 },
    { success: 'false' },
    { ok: false },
    { ok: 0 },
    { ok: 'error' },
    { result: false },
    { result: 'error' },
    { result: 'failed' },
    { result: 'failure' },
    { status: 'error' },
    { status: 'failed' },
    { error: 'No balance' },
    { error: { code: 7 } },
    { errors: ['No balance'] },
    { errors: { funds: ['too much'] } },
    { failed: ['7'] },
  ].flatMap((body, index) => [
    answer(200, body, notDone),
    // The same beside a proof of success.
    ...(index % 3 ? [] : [answer(200, { result: 'success', redirect: '/', ...body }, notDone)]),
  ]),
  answer(200, { success: false, message: 'The month is closed.' }, notDone, {
    message: 'The month is closed.',
  }),
  leading(302, '/failed/', notDone),
];

/** Refusals by the host. */
const refusals: readonly PostAnswer[] = [
  ...[400, 402, 403, 404, 405, 406, 410, 413, 415, 419, 423, 429, 451, 499].map(code =>
    answer(code, '', notDone),
  ),
  ...[409, 412].map(code => answer(code, '', notDone, { isStale: true })),
  answer(400, page, notDone, { message: failed }),
  answer(422, { message: 'Funds are too high.' }, notDone, { message: 'Funds are too high.' }),
  answer(422, { message: 'One.\nTwo.\r\nThree.' }, notDone, { message: 'One. Two. Three.' }),
  answer(422, { message: '<b>Bold</b>' }, notDone, { message: '<b>Bold</b>' }),
  answer(422, { message: long }, notDone, { message: `${long.slice(0, 300)}…` }),
  answer(422, { message: 7 }, notDone, { message: failed }),
  answer(400, { message: '  ' }, notDone, { message: failed }),
  answer(403, { result: 'success', redirect: '/' }, notDone),
  answer(422, { errors: ['x'] }, notDone),
  elsewhere('400 that breaks off', () => cutOff('{"message":"Half', 400), notDone),
];

/** Answers that end at a sign-in page. */
const signIns: readonly PostAnswer[] = [
  answer(401, '', notDone, { endsSession: true }),
  answer(401, { result: 'success' }, notDone, { endsSession: true }),
  ...['/login/', '/Login.aspx;jsessionid=1', '/auth/sso', '/session/new', '/signon'].map(path =>
    leading(302, path, notDone, { endsSession: true }),
  ),
  named('redirect', '/login/', { ...notDone, answer: 'unknown' }),
  leading(302, '/password/', unknown, { endsSession: true }),
  answer(200, signIn, unknown, { endsSession: true }),
];

/** Answers that prove nothing. */
const open: readonly PostAnswer[] = [
  ...[500, 501, 502, 503, 504, 507, 520, 599].map(code => answer(code, '', unknown)),
  answer(408, '', unknown, { isRepeated: true }),
  // Status for proxies only: browsers hide it from scripts, which see a lost connection.
  answer(407, '', unknown),
  answer(500, page, unknown, { message: failed }),
  answer(500, { result: 'success', redirect: '/' }, unknown),
  answer(500, { success: false }, unknown),
  answer(503, { message: 'Down until noon.' }, unknown, { message: 'Down until noon.' }),
  answer(500, { message: long }, unknown, { message: `${long.slice(0, 300)}…` }),
  answer(200, page, unknown),
  answer(200, '{"result":"succ', unknown),
  answer(200, '<br><b>Warning</b> {"result":"success","redirect":"/"}', unknown),
  answer(200, '{"result":"success"}{"result":"success"}', unknown),
  leading(302, '/broken/', unknown),
  elsewhere('302 without Location', () => status(302)),
  elsewhere('302 to another site', (_, evil) => redirect(`${evil}/`)),
  elsewhere('307 to another site', (_, evil) => redirect(`${evil}/`, 307)),
  elsewhere('302 to javascript:', () => redirect('javascript:alert(1)')),
  elsewhere('302 for ever', own => redirect(`${own}/loop/`)),
  elsewhere('200 {"redirect"} to another site', (_, evil) => raw(JSON.stringify({ redirect: `${evil}/` }))),
  elsewhere('200 {"redirect":"javascript:alert(1)"}', () => raw('{"redirect":"javascript:alert(1)"}')),
  elsewhere('200 {"redirect":"/.//evil.test/","url":"//evil.test"}', () =>
    raw('{"redirect":"","url":"//evil.test"}'),
  ),
  elsewhere('a reset before the answer', () => reset, unknown, { isRepeated: true }),
  elsewhere('200 that breaks off', () => cutOff('{"result":"success","redirect":"/"')),
  elsewhere('500 that breaks off', () => cutOff('{"message":"Half', 500)),
  elsewhere('200 with a length that is too small', () => response => {
    response.socket?.end(
      'HTTP/1.1 200 OK\r\ncontent-length: 9\r\nconnection: close\r\n\r\n{"result":"success"}',
    );
  }),
  elsewhere('200 compressed as it is not', () => response => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"result":"success","redirect":"/"}');
  }),
  elsewhere(
    'an answer that is not HTTP',
    () => response => void response.socket?.end('SSH-2.0-OpenSSH_9\r\n'),
  ),
  elsewhere('no answer', () => silence, unknown, { isLate: true }),
  elsewhere(
    'an answer that stops in the middle',
    () => response => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"result":"succ');
    },
    unknown,
    { isLate: true },
  ),
];

/** Every kind of answer that a POST may get, with the outcome that it proves. [NET-18] [NET-19] */
export const postAnswers: readonly PostAnswer[] = [
  ...proofs,
  ...contradictions,
  ...refusals,
  ...signIns,
  ...open,
];
