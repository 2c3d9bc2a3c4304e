// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { loadRules, mayLoadRules, reportMistakes, warn, warningsOf } from '../../../src/diagnostics/warn.ts';
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
    expect([element, newElement()].map(warningsOf)).toEqual([['Write "a".', 'Write "b".'], []]);
  });

  it('[NET-21] are named once per page if rules find them, when the browser is idle', async () => {
    const lines = ['psp-one', 'psp'].flatMap(tag =>
      ['psp-two', 'psp-three'].map(other => `${tag}: it is inside ${other} and hidden`),
    );
    expectLogged(...lines);
    const elements = [newElement(), newElement(), undefined] as const;
    for (const element of elements)
      reportMistakes(element, ({ mistakes }) =>
        ['psp-two', 'psp-three'].map(tag => mistakes['in-element'](tag)),
      );
    expect(logged()).toEqual([]);
    await expectedLines();
    await hasLogged(...lines);
    expect([elements[0], elements[1]].map(element => warningsOf(element).length)).toEqual([2, 0]);
  });
});

it('[NET-21] the rules are loaded once', async () => {
  await loadRules();
  expect(mayLoadRules()).toBe(false);
});
