// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { provesNotDone, reportsFailure } from '../../../src/http/outcome.ts';

describe('the status of an answer', () => {
  it.each([400, 401, 402, 403, 404, 405, 406, 407, 409, 410, 412, 418, 422, 429, 451, 499])(
    '[NET-19] %i proves that a post was not carried out',
    status => {
      expect(provesNotDone(status, false)).toBe(true);
    },
  );

  it.each([301, 304, 399, 408, 500, 501, 502, 503, 504, 507, 520, 599])(
    '[NET-19] %i leaves the outcome of a post unknown',
    status => {
      expect(provesNotDone(status, false)).toBe(false);
    },
  );

  it('[NET-19] proves nothing after a redirect: it is the status of another page', () => {
    expect(provesNotDone(404, true)).toBe(false);
  });
});

describe('the JSON of an answer', () => {
  it.each([
    { success: false },
    { success: 0 },
    { success: '0' },
    { success: 'false' },
    { success: ' False ' },
    { ok: false },
    { ok: 'error' },
    { result: false },
    { result: 'error' },
    { result: 'ERROR' },
    { result: 'failure' },
    { status: 'error' },
    { status: 'Failed' },
    { error: 'x' },
    { error: { code: 7 } },
    { error: true },
    { errors: ['x'] },
    { errors: { amount: ['Too much.'] } },
    { failed: ['1'] },
    { failed: 2 },
    { result: 'success', errors: ['x'] },
    { redirect: '/list/', error: 'x' },
    { Success: false },
    { isSuccess: false },
    { is_success: 'no' },
    { status: 'rejected' },
    { Result: 'Denied' },
    { saved: false },
    { removed: 'no' },
    { status: 409, title: 'Conflict' },
    { statusCode: 422 },
    { code: 400 },
    { violations: [{ propertyPath: 'amount' }] },
    { validationErrors: { amount: 'x' } },
    { soapFault: 'x' },
    { exception: 'x' },
    { partialFailures: 1 },
    { data: { success: false } },
    { result: { ok: false } },
    [{ success: false }],
  ])('[NET-19] reports a failure: %j', json => {
    expect(reportsFailure(json)).toBe(true);
  });

  it.each([
    undefined,
    null,
    {},
    [],
    'error',
    { result: 'success' },
    { result: 'SUCCESS' },
    { result: 'pending' },
    { success: true, error: null },
    { success: 1, error: '', errors: [], failed: [] },
    { ok: true, errors: {}, failed: 0 },
    { status: 'ok', error: false },
    { status: 0 },
    { status: 200, code: 0 },
    { default: true },
    { success: true, data: [{ status: 'denied' }] },
    { success: true, record: { status: 'denied' } },
    [{ success: true }, { success: false }],
    { message: 'error' },
    { result: '10' },
    { result: 'falsehood' },
    { result: 'not false' },
    { status: 'errors: none' },
    { status: 'no error' },
    { status: 'did not fail' },
  ])('[NET-19] reports no failure: %j', json => {
    expect(reportsFailure(json)).toBe(false);
  });
});
