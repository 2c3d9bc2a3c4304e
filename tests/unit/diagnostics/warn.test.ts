// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { reportMistakes, warn } from '../../../src/diagnostics/warn.ts';
import { allowLogged, expectedLines, expectLogged, hasLogged, logged } from '../../support/console.ts';

const newElement = () => document.createElement('psp-one');

describe('mistakes on the console', () => {
  it('[NET-14] are named once for each element', () => {
    allowLogged();
    const element = newElement();
    for (const each of [element, element, newElement(), undefined]) warn(each, 'Write "a".');
    warn(element, 'Write "b".');
    const [a, b] = ['psp-one: Write "a".', 'psp-one: Write "b".'];
    expect(logged()).toEqual([a, a, 'psp: Write "a".', b]);
  });

  it('[NET-21] are named once per page if rules find them, when the browser is idle', async () => {
    expectLogged('psp-one: it is inside psp-two');
    for (const element of [newElement(), newElement()])
      reportMistakes(element, ({ mistakes }) => [mistakes['in-element']('psp-two')]);
    expect(logged()).toEqual([]);
    await expectedLines();
    await hasLogged('it is inside psp-two');
  });
});
