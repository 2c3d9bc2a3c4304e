import type { Token } from '../../src/manifest/tokens.ts';

/** The public custom properties of a theme by name, as CSS writes their values. */
export type Theme = Readonly<Record<Token['name'], string>>;

/** The light theme, from the defaults of all tokens, and the dark one, from the text of src/ui/styles/dark.css. */
export function themesOf(tokens: readonly Token[], darkCss: string): Record<'light' | 'dark', Theme> {
  const light = Object.fromEntries(tokens.map(({ name, default: value }) => [name, value]));
  const changed = [...darkCss.matchAll(/(--psp-[\w-]+):\s*([^;]+);/g)];
  const dark = changed.map(([, name = '', value = '']) => [name, value.trim()]);
  return { light, dark: { ...light, ...Object.fromEntries(dark) } };
}

/** The WCAG contrast ratio of two hex colours, 1 to 21. */
export function contrast(one: string | undefined, other: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a hex colour with three or six digits, 0 to 1. */
function luminance(hex = ''): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit) : hex.slice(1).match(/../g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map(pair => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['ground', 'raised', 'sunken', 'hover'];

/** The pairs of tokens, without `--psp-`, that elements show as text on ground: 4.5:1 in both themes. */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...['text', 'secondary', 'muted', 'accent', 'accent-hover', 'danger'].flatMap(text =>
    grounds.map(ground => [text, ground] as const),
  ),
  ...['success', 'info', 'warning', 'danger', 'neutral'].map(tone => [tone, `${tone}-ground`] as const),
  ...['accent', 'accent-hover', 'danger'].map(ground => ['on-accent', ground] as const),
];
