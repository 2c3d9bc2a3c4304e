import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tip } from '../../../../src/ui/overlays/tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderHovered(delay?: number) {
  render(
    <>
      <button type="button">Create Travel Request</button>
      <Tip id="why" text="Travel requests are disabled." {...(delay === undefined ? {} : { delay })} />
    </>,
  );
  fireEvent.mouseEnter(screen.getByRole('button'));
  return screen.getByRole('tooltip', { hidden: true });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const isShown = (tip: HTMLElement) => tip.matches(':popover-open');

describe('a tooltip', () => {
  it.each([
    ['400 ms', 400, undefined],
    ['a custom delay', 50, 50],
  ])('[UI-07] appears after %s of hovering, not earlier', (_, milliseconds, delay) => {
    const tip = renderHovered(delay);
    pass(milliseconds - 1);
    expect(isShown(tip)).toBe(false);
    pass(1);
    expect(isShown(tip)).toBe(true);
  });

  it('[UI-07] is hidden by Escape and when the pointer leaves', () => {
    const tip = renderHovered();
    pass(400);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isShown(tip)).toBe(false);
    fireEvent.mouseEnter(screen.getByRole('button'));
    pass(400);
    expect(isShown(tip)).toBe(true);
    fireEvent.mouseLeave(screen.getByRole('button'));
    expect(isShown(tip)).toBe(false);
  });

  it('[UI-07] stays while the pointer moves onto its text and back', () => {
    const tip = renderHovered();
    const button = screen.getByRole('button');
    pass(400);
    fireEvent.mouseLeave(button, { relatedTarget: tip });
    fireEvent.mouseLeave(tip, { relatedTarget: button });
    fireEvent.mouseEnter(button, { relatedTarget: tip });
    expect(isShown(tip)).toBe(true);
    fireEvent.mouseLeave(tip, { relatedTarget: document.body });
    expect(isShown(tip)).toBe(false);
  });

  it('[UI-07] is hidden by a press outside', () => {
    const tip = renderHovered();
    pass(400);
    fireEvent.pointerDown(screen.getByRole('button'));
    expect(isShown(tip)).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isShown(tip)).toBe(false);
  });

  it('[UI-07] [EMB-05] shows nothing, without an error, when the page removes its button before the delay has passed', () => {
    const tip = renderHovered();
    tip.parentElement?.remove();
    expect(() => pass(400)).not.toThrow();
    expect(isShown(tip)).toBe(false);
  });
});
