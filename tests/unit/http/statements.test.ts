// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { reportsFailure } from '../../../src/http/failure.ts';
import {
  containsFailure,
  countsFailures,
  isAddressCorrection,
  isPlainAcceptance,
  statesSuccess,
} from '../../../src/http/post.ts';

describe('an answer with a status of success', () => {
  it.each([
    [{ success: false }, true],
    [{ is_ok: 0 }, true],
    [{ status: 'denied' }, true],
    [{ This: false }, false],
    [{ errorMessage: 'Closed' }, true],
    [{ error_detail: 'Closed' }, true],
    [{ error_details: 'Closed' }, true],
    [{ noErrorMessage: 'Closed' }, false],
    [{ errorMessages: '' }, false],
    [{ errorTexture: 'rough' }, false],
    [{ default: 'x' }, false],
    [{ statusCode: 400 }, true],
    [{ code: 399 }, false],
    [[{ ok: true }, { ok: false }], false],
    ['error', false],
  ])('[NET-19] %j reports a failure: %s', (json, expected) => {
    expect(reportsFailure(json)).toBe(expected);
  });

  it.each([
    [{ results: [{ ok: true }, { ok: false }] }, true],
    [{ rows: [{ status: 400 }] }, true],
    [{ rows: [{ status: '599' }] }, true],
    [{ rows: [{ status: 600 }] }, false],
    [{ rows: [{ status: 399 }] }, false],
    [{ rows: [{ httpStatus: 500 }] }, false],
    [{ rows: [{ statusLine: 500 }] }, false],
    [{ rows: [{ status: 'rejected' }] }, false],
  ])('[NET-22] %j contains a failure: %s', (json, expected) => {
    expect(containsFailure(json)).toBe(expected);
  });

  it.each([
    [{ success: true }, true],
    [{ success: true, message: 'Saved.' }, true],
    [{ success: true, message: 'Nothing was saved.' }, false],
    [{ success: true, messages: 'Nothing was saved.' }, true],
    [{ success: true, lastMessage: 'Nothing was saved.' }, true],
    [{ updated: 3 }, false],
  ])('[NET-22] %j states success: %s', (json, expected) => {
    expect(statesSuccess(json)).toBe(expected);
  });

  it.each([
    [{ failedCount: 2 }, true],
    [{ failedCounter: 2 }, false],
    [{ notFailedCount: 2 }, false],
    [{ result: { skipped: ['7'] } }, true],
    [{ updated: 0 }, true],
    [{ saved_rows: 0 }, true],
    [{ updated: 3, deleted: 0 }, false],
    [{ saved: true, updated: 0 }, true],
    [{ updatedAt: 0 }, false],
    [{ notUpdated: 0 }, false],
    [{ updated: 3 }, false],
  ])('[NET-22] %j counts failures: %s', (json, expected) => {
    expect(countsFailures(json)).toBe(expected);
  });

  it.each([
    ['OK', true],
    ['Saved 404 rows', true],
    ['404', false],
    ['500 Server', false],
    ['200', true],
    ['4041', true],
    ['not saved', false],
    ['Insufficient funds', false],
    ['Already paid', false],
    ['Too many requests', false],
    ['Saved 0 of 3 rows', false],
    ['Period closed', false],
    ['Pending approval', false],
    ['{"ok":1}', false],
  ])('[NET-22] the text %j is a plain acceptance: %s', (text, expected) => {
    expect(isPlainAcceptance(text)).toBe(expected);
  });

  it.each([
    ['/a/save', '/a/save/', true],
    ['/a/Save', '/a/save', true],
    ['/a/save', '/a/save', false],
    ['/a/save?x=A', '/a/save/?x=a', false],
    ['/a/save', '/a/saved', false],
  ])('[NET-24] %s redirected to %s corrects the address: %s', (posted, final, expected) => {
    const [from, to] = [posted, final].map(path => `https://portal.test${path}`) as [string, string];
    expect(isAddressCorrection(from, to)).toBe(expected);
  });
});
