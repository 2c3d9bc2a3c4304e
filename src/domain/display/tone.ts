/** What a colour says. */
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
 * What the class names of a page's own style sheet say, such as `btn btn-danger`, `text-muted` or `label-important`: the
 * first that is known. The names themselves mean nothing here. [TBL-10] [TBL-16]
 */
export function toneOf(names: unknown): Tone | undefined {
  if (typeof names !== 'string') return undefined;
  for (const name of names.toLowerCase().split(/\s+/)) {
    const word = name.replace(/^.*-/, '');
    if (Object.hasOwn(tones, word)) return tones[word];
  }
  return undefined;
}
