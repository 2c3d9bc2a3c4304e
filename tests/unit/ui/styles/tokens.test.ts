import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, textPairs } from '../../../../src/manifest/tokens/contrast.ts';
import { designTokens, scales, themesOf } from '../../../../src/manifest/tokens/design-tokens.ts';
import { tokensIn } from '../../../../src/manifest/tokens/tokens.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const tokensCss = read('src/ui/styles/tokens.css');
const darkCss = read('src/ui/styles/dark.css');
const tokens = tokensIn(tokensCss);
const { light, dark } = themesOf(tokens, darkCss);

/** The accents that the toolbar of Storybook offers, by selector: `[data-accent="teal"]`. */
const accents = [...read('.storybook/page.css').matchAll(/^(.*\[data-accent="\w+"\]) \{([^}]+)\}/gm)].map(
  ([, selector = '', rules = '']) => {
    const theme = selector.includes('dark') ? dark : light;
    const changed = [...rules.matchAll(/(--psp-[\w-]+): (#[\da-f]+);/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    return [selector, { ...theme, ...Object.fromEntries(changed) }] as const;
  },
);

describe.each([['the light theme', light], ['the dark theme', dark], ...accents] as const)(
  '%s',
  (_, theme) => {
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
  },
);

it.each(['ground', 'raised', 'sunken', 'hover'])(
  '[EMB-09] the dark theme has a contrast of at least 3:1 for the borders of buttons on %s',
  ground => {
    expect(contrast(dark['--psp-strong-line'], dark[`--psp-${ground}`])).toBeGreaterThanOrEqual(3);
  },
);

it('[EMB-09] the accents of the toolbar are found in page.css', () => {
  expect(accents).toHaveLength(6);
});

it('[EMB-09] the dark theme sets only tokens that exist in the light theme', () => {
  const known = [...tokensCss.matchAll(/var\(--psp-([\w-]+)/g)].map(([, name]) => name);
  const overridden = [...darkCss.matchAll(/--psp-([\w-]+):/g)].map(([, name]) => name);
  expect(known).toEqual(expect.arrayContaining(overridden));
});

describe('design-tokens.json', () => {
  const made = designTokens(tokens, darkCss);

  it('[SHIP-02] has every custom property that design tools know, in both themes', () => {
    const names = tokens
      .map(({ name }) => name.replace('--psp-', ''))
      .filter(name => name !== 'color-scheme');
    expect(Object.keys(made.light)).toEqual(names);
    expect(Object.keys(made.dark)).toEqual(names);
  });

  it('[SHIP-02] writes colours, lengths, numbers and shadows as the format says', () => {
    expect(made.light).toMatchObject({
      text: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.0902, 0.102, 0.1294], hex: '#171a21' },
      },
      ground: { $type: 'color', $value: { components: [1, 1, 1], alpha: 1, hex: '#ffffff' } },
      radius: { $type: 'dimension', $value: { value: 6, unit: 'px' } },
      density: { $type: 'number', $value: 1 },
    });
    expect(made.dark.shadow).toEqual({
      $type: 'shadow',
      $value: [
        {
          color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.6, hex: '#000000' },
          offsetX: { value: 0, unit: 'px' },
          offsetY: { value: 8, unit: 'px' },
          blur: { value: 24, unit: 'px' },
          spread: { value: 0, unit: 'px' },
        },
        expect.objectContaining({ spread: { value: 1, unit: 'px' } }),
      ],
    });
  });

  it('[SHIP-02] has the type sizes that the style sheets use', () => {
    const sizes = scales.type.flatMap(({ size, line }) => [`font-size: ${size}px`, `line-height: ${line}px`]);
    const css = ['src/ui/styles/tokens.css', 'src/ui/styles/base.css', 'src/ui/values/badge.css']
      .map(read)
      .join();
    expect(sizes.filter(text => !css.includes(text))).toEqual([]);
  });
});
