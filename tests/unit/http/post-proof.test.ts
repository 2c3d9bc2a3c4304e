// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cutOff,
  type FaultyServer,
  type Handler,
  html,
  json,
  raw,
  redirect,
  status,
} from '../../support/faulty-server.ts';
import {
  answerPost,
  approved,
  form,
  openPostingPage,
  path,
  posts,
  removal,
  saved,
} from '../../support/posting-page.ts';

let server: FaultyServer;
beforeEach(async () => {
  server = await openPostingPage();
  return server.close;
});

const unproven = 'Server did not report success';
const signInPage = raw('<form><input type="password"></form>', 'text/html');

describe('the proof of success', () => {
  const bodies: readonly (readonly [name: string, handler: Handler])[] = [
    ['a page without redirect', html()],
    ['a 204', status(204)],
    ['{}', json({})],
    ['null', json(null)],
    ['an array', json([])],
    ['a wrong type', json({ redirect: 7, result: 1 })],
    ['{"success":false}', json({ success: false, redirect: '/list/' })],
    ['a sign-in page', signInPage],
    ['{"result":"error"}', json({ result: 'error' })],
    ['{"result":"SUCCESS"}', json({ result: 'SUCCESS' })],
    ['truncated JSON', raw('{"result":"succ')],
    ['an answer that breaks off', cutOff('{"result":"success"')],
  ];

  it.each(bodies)('[RPT-14] rejects a form post answered with %s', async (_, handler) => {
    answerPost(handler);
    await expect(saved()).rejects.toMatchObject({ name: 'RequestError' });
    expect(posts()).toHaveLength(1);
  });

  it.each(bodies)('[RQ-03] rejects an approval answered with %s', async (_, handler) => {
    answerPost(handler);
    await expect(approved()).rejects.toMatchObject({ name: 'RequestError' });
    expect(posts()).toHaveLength(1);
  });

  it('[RQ-02] accepts an approval with the result "success"', async () => {
    answerPost(json({ result: 'success', more: 1 }));
    expect(await approved()).toEqual({ answer: { result: 'success', more: 1 }, redirect: undefined });
  });

  it('[NET-19] does not know the outcome of an approval with a result that it does not understand', async () => {
    answerPost(json({ result: 'pending', message: 'Queued.' }));
    const unknown = { code: 'ERR_RESULT', outcomeUnknown: true, message: 'Queued.' };
    await expect(approved()).rejects.toMatchObject(unknown);
  });

  it('[RQ-03] rejects another result, with the message of the host if there is one', async () => {
    answerPost(json({ result: 'error' }));
    const refused = { code: 'ERR_RESULT', outcomeUnknown: false };
    await expect(approved()).rejects.toMatchObject({ ...refused, message: unproven });
    answerPost(json({ result: 'error', message: 'Already denied.' }));
    await expect(approved()).rejects.toMatchObject({ ...refused, message: 'Already denied.' });
  });

  it.each([
    ['{}', json({})],
    ['null', json(null)],
    ['a 204', status(204)],
  ])('[RQ-03] rejects a missing result with an unknown outcome: %s', async (_, handler) => {
    answerPost(handler);
    const unknown = { code: 'ERR_RESULT', message: unproven, outcomeUnknown: true };
    await expect(approved()).rejects.toMatchObject(unknown);
  });

  it('[NET-02] rejects "success": false, with the message of the host if there is one', async () => {
    answerPost(json({ success: false, message: 'Budget is closed.' }));
    const refused = { code: 'ERR_RESULT', outcomeUnknown: false, message: 'Budget is closed.' };
    for (const endpoint of [form, removal]) await expect(saved(endpoint)).rejects.toMatchObject(refused);
    await expect(approved()).rejects.toMatchObject(refused);
    answerPost(json({ success: false }));
    await expect(saved()).rejects.toMatchObject({ message: unproven });
  });

  it('[NET-15] reports a form that is shown again as such, with an unknown outcome', async () => {
    answerPost(html());
    const unknown = { message: 'The server showed a page instead of going on.', outcomeUnknown: true };
    await expect(saved(form)).rejects.toMatchObject({ ...unknown, code: 'ERR_PAGE' });
    await expect(saved(removal)).rejects.toMatchObject({ ...unknown, code: 'ERR_UNPROVED' });
  });

  it.each([
    ['instead of the answer', signInPage],
    ['after a redirect', redirect('/account/', 303)],
  ])('[NET-15] treats a page with a password field as an ended session: %s', async (_, handler) => {
    server.answer('/account/', signInPage);
    answerPost(handler);
    for (const endpoint of [form, removal])
      await expect(saved(endpoint)).rejects.toMatchObject({ code: 'ERR_SESSION', outcomeUnknown: true });
  });

  it('[NET-19] does not know the outcome of a post that was redirected to a page with the status 401', async () => {
    server.answer('/saved/', status(401));
    answerPost(redirect('/saved/', 303));
    const unknown = { code: 'ERR_SESSION', outcomeUnknown: true };
    for (const endpoint of [form, removal]) await expect(saved(endpoint)).rejects.toMatchObject(unknown);
  });

  it.each([
    ['a 204', status(204)],
    ['an empty 200', raw('')],
    ['success', json({ result: 'success' })],
    ['success in its own words', json({ IsSaved: 'yes' })],
    ['a result of its own', json({ result: 'removed' })],
    ['the word OK', raw('OK')],
    ['a word as JSON', json('done')],
    ['the address to go to', json({ redirect: '/list/' })],
  ])('[AU-02] accepts a removal answered with %s', async (_, handler) => {
    answerPost(handler);
    expect(await saved(removal)).toMatchObject({ answer: undefined });
  });

  it.each([
    ['a page without redirect', html()],
    ['another result', json({ result: 'error' })],
    ['the word false', json(false)],
    ['0', raw('0')],
    ['an error in words', raw('Error: not yours.')],
    ['an error of PHP', raw('\nFatal error: Uncaught Exception in /srv/remove.php')],
    ['a warning before JSON', raw('Warning: Undefined variable $x in /srv/a.php\n{"success":false}')],
    ['a warning before a page', raw('Notice: x\n<form><input type="password"></form>')],
  ])('[AU-02] rejects a removal answered with %s', async (_, handler) => {
    answerPost(handler);
    await expect(saved(removal)).rejects.toMatchObject({ name: 'RequestError' });
  });

  it.each([
    ['nothing that is understood', json({ redirect: 7 })],
    ['an object', json({})],
    ['the [] of PHP', json([])],
    ['null', json(null)],
    ['a long text', raw('Your request was received and will be looked at.')],
    ['a page', html()],
    ['a warning before JSON', raw('Warning: Undefined variable $x in /srv/a.php\n{"success":true}')],
  ])(
    '[NET-22] leaves it to the list whether a removal was done that is answered with %s',
    async (_, handler) => {
      answerPost(handler);
      await expect(saved(removal)).rejects.toMatchObject({ code: 'ERR_UNPROVED', outcomeUnknown: true });
    },
  );

  it.each([form, removal])('[NET-24] does not take the correction of a slash for success', async endpoint => {
    const corrected = path.replace(/\/$/, '');
    answerPost(redirect(corrected, 301));
    server.answer(corrected, json({ redirect: '/list/', success: true }));
    await expect(saved(endpoint)).rejects.toMatchObject({ code: 'ERR_SLASH', outcomeUnknown: true });
  });
});
