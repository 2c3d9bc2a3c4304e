import { expect, it, vi } from 'vitest';
import { Observable } from '../../../src/platform/observable.ts';

it('[NET-15] tells every listener about a change, once the new value is there', () => {
  const session = new Observable('signed in');
  const seen: string[] = [];
  session.subscribe(() => seen.push(`first: ${session.value}`));
  session.subscribe(() => seen.push(`second: ${session.value}`));
  expect(session.value).toBe('signed in');
  session.value = 'ended';
  expect(seen).toEqual(['first: ended', 'second: ended']);
});

it('[NET-12] tells a removed listener nothing more', () => {
  const counted = new Observable(0);
  const [removed, staying] = [vi.fn(), vi.fn()];
  const remove = counted.subscribe(removed);
  counted.subscribe(staying);
  remove();
  counted.value = 1;
  expect(removed).not.toHaveBeenCalled();
  expect(staying).toHaveBeenCalledTimes(1);
});
