import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(`src/ui/styles/${name}.css`, 'utf8');
const colors = (css: string, pattern: RegExp) =>
  Object.fromEntries([...css.matchAll(pattern)].map(([, name, value]) => [name, value]));

const light = colors(read('tokens'), /--psp-([\w-]+), (#[\da-f]+)\)/g);
const dark = { ...light, ...colors(read('dark'), /--psp-([\w-]+): (#[\da-f]{3,6});/g) };

const backgrounds = ['ground', 'raised', 'sunken', 'hover'];
const texts = [
  ...['text', 'secondary', 'muted', 'accent', 'accent-hover', 'danger'].flatMap(text =>
    backgrounds.map(ground => [text, ground] as const),
  ),
  ...['success', 'info', 'warning', 'danger', 'neutral'].map(tone => [tone, `${tone}-ground`] as const),
  ...['accent', 'accent-hover', 'danger'].map(ground => ['on-accent', ground] as const),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, theme) => {
  it.each(texts)('[EMB-09] has a contrast of at least 4.5:1 for %s on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(backgrounds)('[EMB-09] has a contrast of at least 3:1 for field borders on %s', ground => {
    expect(contrast(theme['field-line'], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('[EMB-09] the dark theme sets only tokens that exist in the light theme', () => {
  const known = [...read('tokens').matchAll(/var\(--psp-([\w-]+)/g)].map(([, name]) => name);
  const overridden = [...read('dark').matchAll(/--psp-([\w-]+):/g)].map(([, name]) => name);
  expect(known).toEqual(expect.arrayContaining(overridden));
});

/** The WCAG contrast ratio of two colours, 1 to 21. */
function contrast(one: string | undefined, other: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex = ''): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit) : hex.slice(1).match(/../g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map(pair => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
