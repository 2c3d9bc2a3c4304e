import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, RequestError, SessionExpiredError, shapeError } from '../../../src/http/errors.ts';
import { ReturnCheck } from '../../../src/http/return-check.ts';
import { type ReturnVeil, veilOf } from '../../../src/platform/return-veil.ts';
import { session } from '../../../src/platform/session.ts';

let host: object;
let veil: ReturnVeil;
let check: ReturnCheck;
const askAgain = vi.fn(() => check.begin());

beforeEach(() => {
  host = {};
  veil = veilOf(host);
  check = new ReturnCheck(host, askAgain);
});
afterEach(() => {
  session().withdrawal.value = 0;
  askAgain.mockClear();
});

/** The page is left, comes back, and everything is asked for again. */
function comeBack(...checks: readonly ReturnCheck[]): void {
  veil.hide();
  for (const each of checks) each.begin();
  veil.lift();
}

const signedOut = new SessionExpiredError('not done', true, undefined);

describe('after Back', () => {
  it('[NET-26] an element is hidden until all that it asks again is answered', () => {
    const other = new ReturnCheck(host, askAgain);
    comeBack(check, other);
    check.settle();
    expect(veil.state.value).toBe('hidden');
    other.settle();
    expect(veil.state.value).toBe('shown');
  });

  it('[NET-26] an element that asks nothing is shown at once', () => {
    comeBack();
    expect(veil.state.value).toBe('shown');
  });

  it.each([
    ['an ended session', signedOut],
    ['a page', new RequestError('ERR_PARSE', 'not done', { isPage: true })],
    ['a 401', new HttpError('not done', 401, undefined)],
    ['a 403', new HttpError('not done', 403, undefined)],
    ['a 404', new HttpError('not done', 404, undefined)],
  ])('[NET-20] [NET-26] %s removes what was shown', (_, error) => {
    comeBack(check);
    expect(check.settle(error)).toBe(true);
    expect(session().withdrawal.value).toBe(1);
    expect(veil.state.value).toBe('shown');
  });

  it.each([
    ['no connection', new RequestError('ERR_NETWORK', 'not done')],
    ['a timeout', new RequestError('ERR_TIMEOUT', 'not done')],
    ['a 500', new HttpError('not done', 500, undefined)],
    ['a 503', new HttpError('not done', 503, undefined)],
    ['broken JSON', new RequestError('ERR_PARSE', 'not done')],
    ['another shape', shapeError('not done', { path: 'data' })],
  ])('[NET-26] after %s the element stays hidden, and Retry asks again', (_, error) => {
    comeBack(check);
    expect(check.settle(error)).toBe(false);
    expect(veil.state.value).toBe('unreachable');
    veil.retry();
    expect(askAgain).toHaveBeenCalledTimes(1);
    expect(veil.state.value).toBe('hidden');
    check.settle();
    expect(veil.state.value).toBe('shown');
  });

  it('[NET-26] hides nothing anew when what failed is asked again by itself, and fails again', () => {
    comeBack(check);
    const states: string[] = [];
    veil.state.subscribe(() => states.push(veil.state.value));
    check.settle(new RequestError('ERR_NETWORK', 'not done'));
    check.settle(new RequestError('ERR_NETWORK', 'not done'));
    expect(states).toEqual(['unreachable']);
  });

  it('[NET-26] says again that the host cannot be asked when Retry fails, too', () => {
    comeBack(check);
    check.settle(new RequestError('ERR_NETWORK', 'not done'));
    veil.retry();
    expect(veil.state.value).toBe('hidden');
    check.settle(new RequestError('ERR_NETWORK', 'not done'));
    expect(veil.state.value).toBe('unreachable');
  });

  it('[NET-26] what is no longer shown is neither waited for nor removed', () => {
    comeBack(check);
    check.cancel();
    expect(veil.state.value).toBe('shown');
    expect(check.settle(signedOut)).toBe(false);
  });

  it('[NET-26] an ended session removes what was shown, also after a request without an answer', () => {
    comeBack(check);
    check.settle(new RequestError('ERR_NETWORK', 'not done'));
    expect(check.settle(signedOut)).toBe(true);
  });

  it('[NET-20] [NET-26] what an ended session has removed is not removed again by a retry, and dialogs stay open', () => {
    comeBack(check);
    expect([check.settle(signedOut), check.settle(signedOut)]).toEqual([true, false]);
    expect(session().withdrawal.value).toBe(1);
    expect(veil.state.value).toBe('shown');
  });

  it('[NET-20] a session that ends during the visit, before or after a return, removes nothing', () => {
    expect(check.settle(signedOut)).toBe(false);
    comeBack(check);
    check.settle();
    expect(check.settle(signedOut)).toBe(false);
    expect(session().withdrawal.value).toBe(0);
  });
});
