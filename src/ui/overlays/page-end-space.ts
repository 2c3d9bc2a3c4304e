/** The height that each owner has reserved, in pixels. */
const reserved = new Map<unknown, number>();
/** The page's own padding while space is reserved. */
let own: { readonly inline: string; readonly used: number } | undefined;

/**
 * Extends the page by `height` pixels, so that its last controls can be scrolled clear of what is fixed to the foot of
 * the window (decision 30). Replaces what the same `owner` reserved before; 0 releases it. [UI-09] [UI-10]
 */
export function reservePageEnd(owner: unknown, height: number): void {
  if (height) reserved.set(owner, height);
  else reserved.delete(owner);
  const root = document.documentElement;
  const { style } = root;
  own ??= { inline: style.paddingBlockEnd, used: Number.parseFloat(getComputedStyle(root).paddingBlockEnd) };
  const sum = [...reserved.values()].reduce((total, each) => total + each, 0);
  style.paddingBlockEnd = sum ? `${own.used + sum}px` : own.inline;
  if (!sum) own = undefined;
}
