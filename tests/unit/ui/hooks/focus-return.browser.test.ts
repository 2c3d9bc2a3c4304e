import { expect, it } from 'vitest';
import { focusTemporarily } from '../../../../src/ui/hooks/focus-return.ts';

const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

function focusedBox(): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  focusTemporarily(box);
  return box;
}

it('[UI-09] makes an element focusable until something else takes the focus', async () => {
  const box = focusedBox();
  expect(document.activeElement).toBe(box);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(box).not.toHaveAttribute('tabindex');
});

it('[UI-09] keeps the focus while another window is active', async () => {
  const box = focusedBox();
  // As when the window loses the focus: blur fires, but the element stays the active one.
  box.dispatchEvent(new FocusEvent('blur'));
  await frames();
  expect(document.activeElement).toBe(box);
  document.body.appendChild(document.createElement('button')).focus();
  expect(box).not.toHaveAttribute('tabindex');
});
