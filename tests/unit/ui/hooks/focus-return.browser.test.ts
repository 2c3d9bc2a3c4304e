import { expect, it } from 'vitest';
import { focusTemporarily } from '../../../../src/ui/hooks/focus-return.ts';

const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

function placeWithFocus(): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  focusTemporarily(place);
  return place;
}

it('[UI-09] what takes the focus has it as long as nothing else has', async () => {
  const place = placeWithFocus();
  expect(document.activeElement).toBe(place);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(place).not.toHaveAttribute('tabindex');
});

it('[UI-09] who goes to another window finds the focus where it was', async () => {
  const place = placeWithFocus();
  // As a window does that is left: the focus stays where it is.
  place.dispatchEvent(new FocusEvent('blur'));
  await frames();
  expect(document.activeElement).toBe(place);
  document.body.appendChild(document.createElement('button')).focus();
  expect(place).not.toHaveAttribute('tabindex');
});
