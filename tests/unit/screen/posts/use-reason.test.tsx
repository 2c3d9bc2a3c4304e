// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useReason } from '../../../../src/screen/posts/use-reason.ts';
import { sessionOf } from '../../../../src/screen/screen.ts';

afterEach(cleanup);

it('[UI-11] [TBL-23] keeps the reason typed for each row of each list', () => {
  const session = sessionOf(document.createElement('div'));
  const render = (list: string, id: string) => renderHook(() => useReason(session.list(list), id));
  const first = render('/a/', '1').result;
  const second = render('/a/', '2').result;
  act(() => first.current.change('Twice.'));
  act(() => second.current.change('Wrong visit.'));
  expect(first.current.reason).toBe('Twice.');
  expect(render('/a/', '2').result.current.reason).toBe('Wrong visit.');
  expect(render('/b/', '1').result.current.reason).toBe('');
});
