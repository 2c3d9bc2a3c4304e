import { within } from 'storybook/test';

/** The shadow root of the story's element, typed for Testing Library; the canvas itself if there is none. */
export function inside(canvas: HTMLElement): HTMLElement {
  const host = [...canvas.querySelectorAll('*')].find(element => element.shadowRoot);
  return (host?.shadowRoot ?? canvas) as unknown as HTMLElement;
}

/** Queries for the story's shadow root, into which `within(canvasElement)` does not look. */
export const screenOf = (canvas: HTMLElement) => within(inside(canvas));
