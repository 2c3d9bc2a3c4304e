/** The meaning of a colour. */
export type Tone = 'primary' | 'success' | 'warning' | 'danger' | 'muted';

const tones: Readonly<Record<string, Tone>> = {
  primary: 'primary',
  info: 'primary',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  error: 'danger',
  important: 'danger',
  muted: 'muted',
  secondary: 'muted',
  disabled: 'muted',
};

/**
 * Derives a tone from a page's class names, such as `btn btn-danger`, `text-muted` or `label-important`: the first known
 * one wins. The classes themselves are not applied. [TBL-10] [TBL-16]
 */
export function toneOf(names: unknown): Tone | undefined {
  if (typeof names !== 'string') return undefined;
  for (const name of names.toLowerCase().split(/\s+/)) {
    const word = name.replace(/^.*-/, '');
    if (Object.hasOwn(tones, word)) return tones[word];
  }
  return undefined;
}
