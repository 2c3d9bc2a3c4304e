import { within } from 'storybook/test';

/** The shadow root that a story shows, as Testing Library takes it. */
export function inside(canvas: HTMLElement): HTMLElement {
  const host = [...canvas.querySelectorAll('*')].find(element => element.shadowRoot);
  return (host?.shadowRoot ?? canvas) as unknown as HTMLElement;
}

/** What a person finds there; `within(canvasElement)` does not look into shadow roots. */
export const screenOf = (canvas: HTMLElement) => within(inside(canvas));
