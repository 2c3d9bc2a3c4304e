/** The page's own padding while space is reserved. */
let own: { readonly inline: string; readonly used: number } | undefined;

/**
 * Extends the page by `height` pixels, so that its last controls can be scrolled clear of what is fixed to the foot of
 * the window (decision 30); 0 releases it. [UI-10]
 */
export function reservePageEnd(height: number): void {
  const root = document.documentElement;
  const { style } = root;
  own ??= { inline: style.paddingBlockEnd, used: Number.parseFloat(getComputedStyle(root).paddingBlockEnd) };
  style.paddingBlockEnd = height ? `${own.used + height}px` : own.inline;
  if (!height) own = undefined;
}
