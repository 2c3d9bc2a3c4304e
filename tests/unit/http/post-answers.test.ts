import { beforeEach, expect, it } from 'vitest';
import {
  cutOff,
  type FaultyServer,
  type Handler,
  html,
  json,
  raw,
  redirect,
  reset,
  startFaultyServer,
  status,
} from '../../support/faulty-server.ts';
import { answerPost, approved, form, openPostingPage, path, posts, removal, saved } from './posting-page.ts';

/* What an answer to a POST proves: that the host has carried it out, that it has not, or neither. Each line has an
   answer (its status, then its body or, for a redirect, its address), and what is known then of a decision, of a form
   and of a save or removal, which need different proofs. A POST is sent once, whatever its answer is. */

const [done, refused, unknown] = ['done', 'not done', 'unknown'] as const;
type Outcome = typeof done | typeof refused | typeof unknown;
type Line = readonly [answer: string, decision: Outcome, form: Outcome, save: Outcome];

const lines: readonly Line[] = [
  // JSON that states success
  ['200 {"result":"success"}', done, unknown, done],
  ['202 {"result":"success","queued":true}', done, unknown, done],
  ['200 \uFEFF{"result":"success"}', done, unknown, done],
  ['200 {"result":"success","errors":[],"error":"","failed":null,"ok":true}', done, unknown, done],
  ['200 {"result":"success","status":"done","message":"Thanks."}', done, unknown, done],
  ['200 {"result":"SUCCESS"}', unknown, unknown, done],
  ['200 {"result":"removed"}', unknown, unknown, done],
  ['200 {"status":"ok"}', unknown, unknown, done],
  ['200 {"Status":"Done"}', unknown, unknown, done],
  ['200 {"success":true,"error":null}', unknown, unknown, done],
  ['200 {"success":1,"error":"","errors":[],"failed":[]}', unknown, unknown, done],
  ['200 {"ok":true,"errors":{},"failed":0}', unknown, unknown, done],
  ['200 {"ok":"true","status":200,"code":0}', unknown, unknown, done],
  ['200 {"Saved":"yes"}', unknown, unknown, done],
  // A leading "is" is read in a contradiction only.
  ['200 {"isSuccess":true}', unknown, unknown, unknown],
  ['200 {"removed":true,"default":true}', unknown, unknown, done],
  ['200 {"success":true,"data":[{"status":"denied"}]}', unknown, unknown, done],
  ['200 {"success":true,"record":{"status":"denied"}}', unknown, unknown, done],
  ['200 {"ok":true,"url":7}', unknown, unknown, done],
  ['200 {"saved":true,"status":"no error"}', unknown, unknown, done],
  // Counts that say that a part, or nothing, was carried out
  ['200 {"success":true,"failedCount":2}', unknown, unknown, unknown],
  ['200 {"success":true,"data":{"skipped":["7"]}}', unknown, unknown, unknown],
  ['200 {"success":true,"affectedRows":0}', unknown, unknown, unknown],
  ['200 {"redirect":"/list/","updated":0}', unknown, done, unknown],
  ['200 {"success":true,"failedCount":0,"updated":3,"skipped":[]}', unknown, unknown, done],
  // Beside keys that only resemble those that report a failure, and a code that is a text
  ['200 {"ok":true,"notSaved":false,"savedBefore":false}', unknown, unknown, done],
  ['200 {"ok":true,"oldStatus":"rejected","statusText":"error"}', unknown, unknown, done],
  ['200 {"ok":true,"zipCode":1000,"codes":500,"code":"400"}', unknown, unknown, done],
  ['200 {"result":"success","redirect":"/list/","study":{"code":508,"status":"denied"}}', done, done, done],
  ['200 {"ok":true,"errorsBefore":3,"failedOver":true}', unknown, unknown, done],
  ['200 {"saved":true,"status":"did not fail"}', unknown, unknown, done],
  ['200 {"saved":true,"result":"not false"}', unknown, unknown, done],
  // A payment that was denied, which only a save may call a refusal
  ['200 {"result":"success","status":"denied"}', done, refused, refused],
  ['200 {"result":"success","data":{"status":"Rejected"}}', done, refused, refused],
  ['200 {"result":"denied"}', unknown, refused, refused],
  ['200 {"status":"rejected"}', unknown, refused, refused],
  ['200 {"status":"refused"}', unknown, refused, refused],
  ['200 {"status":"forbidden"}', unknown, refused, refused],
  ['200 {"status":"invalid"}', unknown, refused, refused],
  // What an approved payment says of itself
  ['200 {"result":"success","data":{"code":70412,"status":"approved"}}', done, refused, refused],
  ['200 {"result":"success","data":{"lastError":"x"}}', unknown, refused, refused],
  // A message beside the statement of success
  ['200 {"success":true,"message":"Saved 3 of 3."}', unknown, unknown, done],
  ['200 {"success":true,"message":"Maintenance visit saved"}', unknown, unknown, done],
  ['200 {"result":"success","message":"Not saved"}', done, unknown, unknown],
  ['200 {"success":true,"data":{"msg":"No rows."}}', unknown, unknown, unknown],
  ['200 {"success":true,"message":["Nothing"]}', unknown, unknown, done],
  ['200 {"saved":true,"message":"It couldn\'t be saved."}', unknown, unknown, unknown],
  ['200 {"redirect":"/list/","message":"You cannot undo this."}', unknown, done, done],
  // No body, or a plain word
  ['200', unknown, unknown, done],
  ['204', unknown, unknown, done],
  ['205', unknown, unknown, done],
  ['200 OK', unknown, unknown, done],
  ['200 "done"', unknown, unknown, done],
  ['200 Removed 10 of 10.', unknown, unknown, done],
  [`200 ${'x'.repeat(40)}`, unknown, unknown, done],
  ['200 done\n0', unknown, unknown, done],
  // The address of a page of the site
  ['200 {"redirect":"/list/"}', unknown, done, done],
  ['200 {"redirectUrl":"/list/"}', unknown, done, done],
  ['200 {"redirect":null,"redirectUrl":"","url":"/list/"}', unknown, done, done],
  ['200 {"result":"success","redirect":"/list/"}', done, done, done],
  ['200 {"redirectUrl":"/list/","redirect":7}', unknown, unknown, done],
  ['302 /list/', unknown, done, done],
  ['303 /list/', unknown, done, done],
  ['303 {path}', unknown, done, done],
  ['303 {path without slash}?saved=1', done, done, done],
  ['302 /success/', done, done, done],
  ['302 /address/', unknown, done, done],
  // JSON that reports a failure, which overrides any proof of success
  ...every(
    refused,
    '200 {"success":false}',
    '200 {"success":false,"redirect":"/list/"}',
    '200 {"success":0}',
    '200 {"success":"failed"}',
    '200 {"success":"0"}',
    '200 {"success":" False "}',
    '200 {"Success":false}',
    '200 {"isSuccess":false}',
    '200 {"is_success":"no"}',
    '200 {"ok":false}',
    '200 {"ok":"error","result":"success"}',
    '200 {"saved":false}',
    '200 {"removed":"no"}',
    '200 {"result":false}',
    '200 {"result":"ERROR"}',
    '200 {"result":"failure"}',
    '200 {"status":"error","result":"success"}',
    '200 {"status":"Failed","redirect":"/list/"}',
    '200 {"status":409,"title":"Conflict"}',
    '200 {"statusCode":422}',
    '200 {"code":400}',
    '200 {"error":"No balance","redirect":"/list/"}',
    '200 {"error":{"code":7}}',
    '200 {"error":true}',
    '200 {"errors":["No balance"],"result":"success"}',
    '200 {"errors":{"funds":["Too much."]}}',
    '200 {"failed":["7"],"redirect":"/list/","result":"success"}',
    '200 {"failed":2}',
    '200 {"violations":[{"propertyPath":"amount"}]}',
    '200 {"validationErrors":{"amount":"x"}}',
    '200 {"soapFault":"x"}',
    '200 {"success":true,"errorMessage":"Closed."}',
    '200 {"exception":"x"}',
    '200 {"partialFailures":1}',
    '200 {"data":{"success":false}}',
    '200 {"result":{"ok":false}}',
    '200 [{"success":false}]',
    '302 /failed/',
  ),
  // A failure that stands deeper takes the proof away, but does not prove the contrary
  ...every(
    unknown,
    ...[
      '"data":[{"success":false}]',
      '"data":[{"id":7},{"isOk":"no"}]',
      '"results":[{"ok":true},{"ok":false}]',
      '"data":{"result":{"success":false}}',
      '"data":{"errors":[{"errors":["x"]}],"errors":[]},"rows":[{"errors":["x"]}]',
      '"response":{"body":{"error":"x"}}',
      '"record":{"saved":false}',
      '"meta":{"status":409}',
      '"meta":{"statusCode":"500"}',
      '"status":"422"',
    ].map(failure => `200 {"result":"success","redirect":"/list/",${failure}}`),
  ),
  // Statuses of refusals
  ...every(refused, ...[400, 402, 403, 404, 405, 406, 409, 410, 412, 413, 415, 418, 419].map(String)),
  ...every(refused, ...[422, 423, 429, 451, 499].map(String)),
  ...every(
    refused,
    '400 <p>A page.',
    '403 {"result":"success","redirect":"/list/"}',
    '422 {"errors":["x"]}',
    'a 422 that breaks off',
  ),
  // The sign-in page
  ...every(
    refused,
    '401',
    '401 {"result":"success"}',
    '302 /login',
    '302 /Login.aspx;jsessionid=1',
    '302 /auth/sso',
    '302 /session/new',
    '302 /signon',
  ),
  ['200 {"redirect":"/login"}', unknown, refused, refused],
  // Any page with a password field: it may be the one that a successful post leads to
  ...every(unknown, '302 /password/', '200 <form><input type="password"></form>'),
  // Everything else proves nothing
  ...every(unknown, ...[408, 500, 501, 502, 503, 504, 507, 520, 599].map(String)),
  ...every(
    unknown,
    '500 <p>A page.',
    '500 {"result":"success","redirect":"/list/"}',
    '500 {"success":false}',
    '302',
    '302 {path}loop/',
    '302 /broken/',
    '302 /missing/',
    '302 /unauthorized/',
    '302 /forbidden/',
    '302 /other-token/',
    '302 {elsewhere}/grab',
    '307 {elsewhere}/grab',
    '308 {elsewhere}/grab',
    '302 javascript:alert(1)',
    '301 {path without slash}',
    '301 {path}/',
    '301 {path in capitals}',
    '200 <p>A page.',
    '200 {}',
    '200 []',
    '200 null',
    '200 false',
    '200 {"redirect":7}',
    '200 {"redirect":""}',
    '200 {"redirect":"{elsewhere}/grab"}',
    '200 {"redirect":"javascript:alert(1)"}',
    '200 {"redirect":"","url":"//evil.test"}',
    '200 {"result":"pending","message":"Queued."}',
    '200 {"result":"10"}',
    '200 {"result":"falsehood"}',
    '200 {"message":"error"}',
    // What only resembles a statement of success
    '200 {"notSaved":true}',
    '200 {"savedBefore":true}',
    '200 {"saved":"maybe"}',
    '200 {"saved":"yesterday"}',
    '200 {"saved":"untrue"}',
    '200 {"oldStatus":"ok"}',
    '200 {"statusText":"ok"}',
    '200 {"status":"not done"}',
    '200 {"status":"ok so far"}',
    '200 {"status":"errors: none"}',
    '200 {"result":"succ',
    '200 {"success":true}{"success":true}',
    '200 <br><b>Warning</b> {"result":"success","redirect":"/list/"}',
    '200 Warning: Undefined variable $x in /srv/a.php\n{"success":true}',
    '200 Notice: x\n<form><input type="password"></form>',
    '200 Fatal error: Uncaught Exception in /srv/remove.php',
    '200 Error: not yours.',
    '200 Not removed: failed',
    '200 Request denied',
    '200 Not saved',
    '200 Session expired',
    '200 Unauthorized',
    '200 Please log in',
    '200 Sign-in required',
    '200 Sign in again',
    '200 Session timed out',
    '200 Bad request',
    '200 Conflict',
    '200 Under maintenance',
    '200 Service unavailable',
    '200 Fehler beim Speichern',
    '200 403 Forbidden',
    '200 Locked by Ada',
    '200 -1',
    '200 It was not saved.',
    "200 Couldn't save.",
    '200 Nothing was saved.',
    '200 No.',
    '200 0',
    '200 \n0 rows',
    `200 ${'x'.repeat(41)}`,
    'a reset before the answer',
    'a 200 that breaks off',
    'a 500 that breaks off',
    'a 200 that is longer than it says',
    'a 200 that is not compressed as it says',
    'an answer that is not HTTP',
  ),
  ['200 [{"success":true},{"success":false}]', unknown, unknown, unknown],
];

/** Answers from which the same is known of every POST. */
function every(outcome: Outcome, ...answers: readonly string[]): Line[] {
  return answers.map(answer => [answer, outcome, outcome, outcome]);
}

const failingConnections: Readonly<Record<string, Handler>> = {
  'a reset before the answer': reset,
  'a 200 that breaks off': cutOff('{"result":"success","redirect":"/list/"'),
  'a 422 that breaks off': cutOff('{"message":"Half', 422),
  'a 500 that breaks off': cutOff('{"message":"Half', 500),
  'a 200 that is longer than it says': writing(
    'HTTP/1.1 200 OK\r\ncontent-length: 9\r\nconnection: close\r\n\r\n{"result":"success"}',
  ),
  'a 200 that is not compressed as it says': response =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"result":"success","redirect":"/"}'),
  'an answer that is not HTTP': writing('SSH-2.0-OpenSSH_9\r\n'),
};

/** Writes these bytes to the connection, whatever they are. */
function writing(bytes: string): Handler {
  return ({ socket }) => void socket?.end(bytes);
}

/** The pages that redirects lead to. */
const pages: Readonly<Record<string, Handler>> = {
  '/list/': html(),
  '/success/': json({ result: 'success' }),
  '/address/': json({ redirect: '/list/' }),
  '/failed/': json({ success: false }),
  '/broken/': html(500),
  '/unauthorized/': status(401),
  '/forbidden/': html(403),
  '/other-token/': json({ token: 'f0e1' }, 403),
  '/password/': raw('<form><input type="password"></form>', 'text/html'),
  '/login': html(),
  '/Login.aspx;jsessionid=1': html(),
  '/auth/sso': json({ token: 'f0e1' }, 403),
  '/session/new': html(),
  '/signon': html(),
  [`${path}loop/`]: redirect(`${path}loop/`),
  [`${path}/`]: json({ result: 'success', redirect: '/list/' }),
  [path.toUpperCase()]: html(),
  [path.slice(0, -1)]: json({ result: 'success', redirect: '/list/' }),
};

let elsewhere: FaultyServer;
beforeEach(async () => {
  const server = await openPostingPage();
  for (const [page, handler] of Object.entries(pages)) server.answer(page, handler);
  elsewhere = await startFaultyServer(json({ result: 'success' }));
  return () => Promise.all([server.close(), elsewhere.close()]);
});

function handlerOf(answer: string): Handler {
  const written = answer
    .replace('{elsewhere}', elsewhere.origin)
    .replace('{path}', path)
    .replace('{path without slash}', path.slice(0, -1))
    .replace('{path in capitals}', path.toUpperCase());
  const [, digits = '', body = ''] = /^(\d{3}) ?(.*)$/s.exec(written) ?? [];
  const code = Number(digits);
  if (!code) return failingConnections[answer] ?? expect.fail(`There is no handler for ${answer}`);
  if (!body) return status(code);
  if (code >= 300 && code < 400) return redirect(body, code);
  return raw(body, body.startsWith('<') ? 'text/html' : 'application/json', code);
}

const outcomeOf = (posted: Promise<unknown>): Promise<Outcome> =>
  posted.then(
    () => done,
    error => {
      expect(error).toMatchObject({ name: 'RequestError' });
      return error.outcome;
    },
  );

it.each(lines)(
  '[NET-19] [NET-22] [NET-24] [NET-12] what is known after a post answered with %j: a decision is %s, a form %s, a save %s',
  async (answer, decision, filledForm, save) => {
    answerPost(handlerOf(answer));
    const outcomes = [
      await outcomeOf(approved()),
      await outcomeOf(saved(form)),
      await outcomeOf(saved(removal)),
    ];
    expect(outcomes).toEqual([decision, filledForm, save]);
    expect(posts()).toHaveLength(3);
    expect(elsewhere.log).toEqual([]);
  },
);
