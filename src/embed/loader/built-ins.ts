/**
 * Built-ins that old libraries and scripts of pages replace and that React, ky or this library needs, each with a probe.
 * A replacement that behaves, such as one that monitors calls, passes. Decision 23 says which library replaces what.
 */
const probes: readonly (readonly [name: string, behaves: () => boolean])[] = [
  ['Array.from', () => Array.from(new Set([1]), number => number + 1)[0] === 2],
  ['Event', () => new Event('a', { bubbles: true }).bubbles],
  ['Function.prototype.bind', () => Math.pow.bind(null, 2)(3) === 8],
  ['JSON.stringify', () => JSON.stringify(['a']) === '["a"]'],
  ['Object.assign', () => Object.assign({}, [1], [2])[0] === 2],
  ['Request', () => new Request('data:,', { method: 'post' }).method === 'POST'],
];

/** The names of the built-ins that the page has replaced and that no longer behave as the standard says. [EMB-12] */
export function replacedBuiltIns(): string[] {
  const replaced: string[] = [];
  for (const [name, behaves] of probes) if (!succeeds(behaves)) replaced.push(name);
  return replaced;
}

function succeeds(behaves: () => boolean): boolean {
  try {
    return behaves();
  } catch {
    return false;
  }
}

/** The console message for replaced built-ins. */
export const replacedMessage = (names: readonly string[]): string =>
  `psp: a script of this page has replaced ${names.join(', ')}, which now behaves differently. All psp- elements keep their fallback until that script is removed.`;
