// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { withdrawal } from '../../../../src/domain/platform/withdrawal.ts';
import { NetworkError, SessionExpiredError } from '../../../../src/http/errors.ts';
import { ReturnCheck } from '../../../../src/http/return/return-check.ts';

const ended = new SessionExpiredError(true, undefined);
let check = new ReturnCheck();
let before = withdrawal.value;
beforeEach(() => {
  check = new ReturnCheck();
  before = withdrawal.value;
});
const withdrawals = () => withdrawal.value - before;

it('[NET-20] removes nothing when the session ends during a visit', () => {
  expect(check.settle(ended)).toBe(false);
  expect(withdrawals()).toBe(0);
});

it('[NET-20] removes what is shown and closes dialogs when the session ended while the page was left', () => {
  check.begin();
  expect(check.settle(ended)).toBe(true);
  expect(withdrawals()).toBe(1);
});

it('[NET-20] removes it also if a call before failed for another reason', () => {
  check.begin();
  expect(check.settle(new NetworkError())).toBe(false);
  expect(withdrawals()).toBe(0);
  expect(check.settle(ended)).toBe(true);
});

it('[NET-20] removes nothing once the host has answered after the return', () => {
  check.begin();
  expect(check.settle()).toBe(false);
  expect(check.settle(ended)).toBe(false);
  expect(withdrawals()).toBe(0);
});
