// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError, RequestError } from '../../../../src/http/errors.ts';
import { type Intent, useSubmission } from '../../../../src/screen/posts/submission.ts';
import { sessionOf } from '../../../../src/screen/screen.ts';
import { createForm, newSubmission, posted, unconfirmed } from './submission-form.ts';

const texts = { done: 'Saved.', stale: 'Reload first.' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A form of an element in the page that lets the browser navigate; `log` is what its notices and navigation do. */
function renderForm(mayNavigate = true) {
  const { log, intent, submission } = createForm(mayNavigate);
  const host = document.createElement('div');
  document.body.append(host);
  const { element, notices } = submission.screen;
  const page = { tag: 'psp-sample', apiBase: '', token: undefined, loginPath: undefined };
  const screen = { page, notices, element: { ...element, host }, session: sessionOf(host) };
  const render = (list?: string) =>
    renderHook(
      shown => {
        const owner = shown ? screen.session.list(shown) : screen.session;
        owner.submission ??= newSubmission(screen);
        return useSubmission(screen, texts, owner);
      },
      { initialProps: list },
    );
  return { log, intent, render, host };
}

const restorePage = (persisted: boolean) =>
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

it('[NET-10] unlocks the form if the browser has not left after 10 s', async () => {
  const { log, intent, render } = renderForm();
  const { result } = render();
  await act(async () => result.current.submit(intent(posted('/next'))));
  expect(result.current.phase).toBe('leaving');
  act(() => vi.advanceTimersByTime(9_999));
  expect(result.current.phase).toBe('leaving');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.phase).toBe('editing');
  expect(log).toEqual(['to /next', 'success: Saved.']);
  act(() => vi.advanceTimersByTime(20_000));
  expect(log).toHaveLength(2);
});

it('[NET-20] loads the page again when Back restores it after a submission', async () => {
  const { log, intent, render } = renderForm();
  const { result } = render();
  restorePage(true);
  expect(log).toEqual([]);
  await act(async () => result.current.submit(intent(posted('/next'))));
  restorePage(false);
  expect(log).toEqual(['to /next']);
  restorePage(true);
  expect(log).toEqual(['to /next', `to ${location.href}`]);
  act(() => vi.advanceTimersByTime(10_000));
  restorePage(true);
  expect(log.filter(line => line.startsWith('to '))).toHaveLength(2);
});

it('[NET-12] [NET-26] shows the phase and the messages about fields of the current submission, until Back', async () => {
  const { intent, render } = renderForm();
  const { result } = render();
  const fields = [['funds', '1']] as const;
  const refusal = new HttpError('not done', 422, { errors: { funds: ['Too much.'] } });
  const refused: Intent = { ...intent(() => Promise.reject(refusal)), isShown: () => true };
  await act(async () => result.current.submit(refused));
  expect(result.current.refusals.messageFor(fields, 'funds')).toBe('Too much.');
  restorePage(true);
  expect(result.current.refusals.messageFor(fields, 'funds')).toBeUndefined();
  expect(result.current.refusals.count).toBe(1);
  await act(async () =>
    result.current.submit(intent(() => Promise.reject(new HttpError('not done', 409, {})))),
  );
  expect(result.current.phase).toBe('stale');
  act(() => result.current.refresh());
  expect(result.current.phase).toBe('editing');
});

it('[NET-19] says again that an outcome is unknown when the form is shown again', async () => {
  const { log, intent, render } = renderForm();
  const first = render();
  const { conflicts, isUnconfirmed } = first.result.current;
  await act(async () =>
    first.result.current.submit(intent(() => Promise.reject(new HttpError('not done', 400, {})))),
  );
  expect(isUnconfirmed()).toBe(false);
  log.length = 0;
  await act(async () =>
    first.result.current.submit(intent(() => Promise.reject(new RequestError('ERR_NETWORK', 'unknown')))),
  );
  expect(isUnconfirmed()).toBe(true);
  expect(['1', '2'].map(value => conflicts(intent(posted(), value)))).toEqual([false, true]);
  first.unmount();
  log.length = 0;
  render();
  expect(log).toEqual([`warning: ${unconfirmed}`]);
});

it('[NET-19] shows what happened while the element was out of the page', async () => {
  const { log, intent, render, host } = renderForm(false);
  const first = render();
  host.remove();
  await act(async () => first.result.current.submit(intent(posted())));
  expect(log).toEqual(['to /here']);
  document.body.append(host);
  first.unmount();
  render();
  expect(log).toEqual(['to /here', 'success: Saved.']);
});

it('[NET-19] says again that an outcome is unknown when its list is shown again', async () => {
  const { log, intent, render } = renderForm();
  const { result, rerender } = render('/a/');
  await act(async () =>
    result.current.submit(intent(() => Promise.reject(new RequestError('ERR_NETWORK', 'unknown')))),
  );
  rerender('/b/');
  log.length = 0;
  rerender('/a/');
  expect(log).toEqual([`warning: ${unconfirmed}`]);
});

it('[NET-10] shows no success of a form that is no longer shown', async () => {
  const { log, intent, render } = renderForm();
  const { result, unmount } = render();
  await act(async () => result.current.submit(intent(posted('/next'))));
  unmount();
  vi.advanceTimersByTime(20_000);
  expect(log).toEqual(['to /next']);
});

it('[TBL-23] has a submission of its own for each list', async () => {
  const { intent, render } = renderForm();
  const { result, rerender } = render('/a/');
  await act(async () =>
    result.current.submit(intent(() => Promise.reject(new HttpError('not done', 409, {})))),
  );
  expect(result.current.phase).toBe('stale');
  rerender('/b/');
  expect(result.current.phase).toBe('editing');
  rerender('/a/');
  expect(result.current.phase).toBe('stale');
});
