import { afterEach, expect, it, vi } from 'vitest';
import { nextPicture } from '../../../../src/table/rows/next-picture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('[TBL-13] rows behind the first ones come after their picture', async () => {
  const order: string[] = [];
  const picture = nextPicture().then(() => order.push('rows behind it'));
  requestAnimationFrame(() => order.push('picture'));
  await picture;
  expect(order).toEqual(['picture', 'rows behind it']);
});

it('[TBL-13] rows come also in a window that nobody sees, which has no pictures', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  await expect(nextPicture()).resolves.toBeUndefined();
});
