import { contrast } from '../support/contrast.ts';

/** A visible text with its contrast to what it stands on, at least 1. */
export interface TextContrast {
  readonly text: string;
  readonly ratio: number;
}

/** The visible texts in a shadow root, disabled controls left out, with their contrast to their background. */
export function textContrasts(root: ShadowRoot): TextContrast[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const contrasts: TextContrast[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    const text = textContent?.trim();
    if (!text || !parentElement || !isReadable(parentElement)) continue;
    contrasts.push({ text, ratio: contrastOf(parentElement) });
  }
  return contrasts;
}

const isReadable = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !isVisuallyHidden(element) &&
  !element.closest('option, :disabled, [aria-disabled="true"]');

/** Whether it stands in a box of one pixel, for screen readers. */
const isVisuallyHidden = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  ((element.offsetWidth <= 1 && getComputedStyle(element).position === 'absolute') ||
    isVisuallyHidden(element.parentElement));

function contrastOf(element: Element): number {
  const grounds = ancestorsOf(element).map(one => getComputedStyle(one).backgroundColor);
  return contrast(painted(grounds), painted([...grounds, getComputedStyle(element).color]));
}

/** From the document's root to the element, through shadow roots. */
function ancestorsOf(element: Element): Element[] {
  const parent = element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
  return parent ? [...ancestorsOf(parent), element] : [element];
}

/** The hex colour of these colours painted over white, one on top of the other. */
function painted(colours: readonly string[]): string {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  for (const colour of ['#fff', ...colours]) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')}`;
}
