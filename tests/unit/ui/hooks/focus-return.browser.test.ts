import { expect, it } from 'vitest';
import { focusTemporarily } from '../../../../src/ui/hooks/focus-return.ts';

it('[UI-09] keeps the focus while another window is active', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  focusTemporarily(box);
  // As when the window loses the focus: blur fires, but the element stays the active one.
  box.dispatchEvent(new FocusEvent('blur'));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(box);
  document.body.appendChild(document.createElement('button')).focus();
  expect(box).not.toHaveAttribute('tabindex');
});
