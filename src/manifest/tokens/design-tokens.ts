import type { Token } from './tokens.ts';

/** The sizes that all screens are made of, in CSS pixels; they are no custom properties. */
export const scales = {
  space: [4, 8, 12, 16, 20, 24, 32],
  type: [
    { name: 'meta', size: 12, line: 16, weight: 400 },
    { name: 'body', size: 14, line: 20, weight: 400 },
    { name: 'section', size: 16, line: 24, weight: 600 },
    { name: 'title', size: 20, line: 28, weight: 600 },
  ],
} as const;

/** The public custom properties of a theme by name, as CSS writes their values. */
export type Theme = Readonly<Record<Token['name'], string>>;

/** The light theme, from the defaults of all tokens, and the dark one, from the text of src/ui/styles/dark.css. */
export function themesOf(tokens: readonly Token[], darkCss: string): Record<'light' | 'dark', Theme> {
  const light = Object.fromEntries(tokens.map(({ name, default: value }) => [name, value]));
  const changed = [...darkCss.matchAll(/(--psp-[\w-]+):\s*([^;]+);/g)];
  const dark = changed.map(([, name = '', value = '']) => [name, value.trim()]);
  return { light, dark: { ...light, ...Object.fromEntries(dark) } };
}

/** Generates design-tokens.json: both themes and the scales in the format of the Design Tokens Community Group. */
export function designTokens(tokens: readonly Token[], darkCss: string) {
  const { light, dark } = themesOf(tokens, darkCss);
  const space = scales.space.map(size => [size, { $value: pixels(size) }]);
  const type = scales.type.map(({ name, size, line, weight }) => [
    name,
    { $value: typeStyle(size, line, weight) },
  ]);
  return {
    $description: 'PSP Widgets. Each token of a theme is the custom property --psp-{name}.',
    light: groupOf(light),
    dark: groupOf(dark),
    space: { $type: 'dimension', ...Object.fromEntries(space) },
    type: { $type: 'typography', ...Object.fromEntries(type) },
  };
}

const groupOf = (theme: Theme) =>
  Object.fromEntries(
    Object.entries(theme).flatMap(([name, value]) => {
      const token = designToken(value);
      return token ? [[name.replace('--psp-', ''), token]] : [];
    }),
  );

/** A token by the form of its value; undefined for a keyword such as `light`, for which the format has no type. */
function designToken(value: string): { $type: string; $value: unknown } | undefined {
  if (/^#[\da-f]+$/.test(value)) return { $type: 'color', $value: color(value) };
  if (/^-?[\d.]+px$/.test(value)) return { $type: 'dimension', $value: pixels(Number.parseFloat(value)) };
  if (/^[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) };
  const shadows = value.split(',').map(text => shadow(text.trim()));
  return shadows.every(each => each !== undefined) ? { $type: 'shadow', $value: shadows } : undefined;
}

const pixels = (value: number) => ({ value, unit: 'px' });

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
function color(hex: string) {
  const digits = hex.length <= 5 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const shares = (digits.match(/../g) ?? []).map(
    pair => Math.round((Number.parseInt(pair, 16) / 255) * 1e4) / 1e4,
  );
  const [alpha = 1] = shares.slice(3);
  return { colorSpace: 'srgb', components: shares.slice(0, 3), alpha, hex: `#${digits.slice(0, 6)}` };
}

/** `0 8px 24px #0009`, with or without a spread. */
function shadow(text: string) {
  const lengths = text.split(/\s+/);
  const hex = lengths.pop() ?? '';
  if (!hex.startsWith('#') || !lengths.every(length => /^-?[\d.]+(?:px)?$/.test(length))) return undefined;
  const [offsetX, offsetY, blur, spread] = [0, 1, 2, 3].map(index =>
    pixels(Number.parseFloat(lengths[index] ?? '0')),
  );
  return { color: color(hex), offsetX, offsetY, blur, spread };
}

const typeStyle = (size: number, line: number, fontWeight: number) => ({
  fontFamily: 'inherit',
  fontSize: pixels(size),
  fontWeight,
  letterSpacing: pixels(0),
  lineHeight: Math.round((line / size) * 1e4) / 1e4,
});
