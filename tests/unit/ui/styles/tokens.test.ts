import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokensIn } from '../../../../src/manifest/tokens.ts';
import { contrast, textPairs, themesOf } from '../../../support/contrast.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const tokensCss = read('src/ui/styles/tokens.css');
const darkCss = read('src/ui/styles/dark.css');
const tokens = tokensIn(tokensCss);
const { light, dark } = themesOf(tokens, darkCss);

describe.each([
  ['the light theme', light],
  ['the dark theme', dark],
] as const)('%s', (_, theme) => {
  const colorOf = (name: string) => theme[`--psp-${name}`];

  it.each(textPairs)('[EMB-09] has a contrast of at least 4.5:1 for %s on %s', (text, ground) => {
    expect(contrast(colorOf(text), colorOf(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ground', 'raised', 'sunken', 'hover'])(
    '[EMB-09] has a contrast of at least 3:1 for field borders on %s',
    ground => {
      expect(contrast(colorOf('field-line'), colorOf(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

it.each(['ground', 'raised', 'sunken', 'hover'])(
  '[EMB-09] the dark theme has a contrast of at least 3:1 for the borders of buttons on %s',
  ground => {
    expect(contrast(dark['--psp-strong-line'], dark[`--psp-${ground}`])).toBeGreaterThanOrEqual(3);
  },
);

it('[EMB-09] the dark theme sets only tokens that exist in the light theme', () => {
  const known = [...tokensCss.matchAll(/var\(--psp-([\w-]+)/g)].map(([, name]) => name);
  const overridden = [...darkCss.matchAll(/--psp-([\w-]+):/g)].map(([, name]) => name);
  expect(known).toEqual(expect.arrayContaining(overridden));
});
