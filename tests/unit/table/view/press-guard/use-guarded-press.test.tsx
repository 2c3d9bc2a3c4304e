// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePressGuard } from '../../../../../src/table/view/press-guard/use-guarded-press.ts';

it('[RQ-07] presses are guarded from the moment a list shows its first buttons', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const list = { current: document.createElement('div') };
  const { rerender, unmount } = renderHook(hasButtons => usePressGuard(list, hasButtons), {
    initialProps: false,
  });
  expect(listen).not.toHaveBeenCalledWith('pointerdown', expect.anything(), expect.anything());
  rerender(true);
  expect(listen).toHaveBeenCalledWith('pointerdown', expect.anything(), expect.anything());
  unmount();
});
