import { type ComponentType, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazyComponent } from '../../../../src/ui/feedback/lazy-component.tsx';
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx';
import { expectLogged } from '../../../support/console.ts';
import { later } from '../../../support/later.ts';
import { clear, show } from '../stage.ts';

afterEach(clear);

interface QuestionProps {
  cancel(): void;
}

/** A button that opens a question whose code comes or not. */
function opener(load: () => Promise<ComponentType<QuestionProps>>) {
  const Question = lazyComponent(load);
  let presses = 0;
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            presses += 1;
            setOpen(!isOpen);
          }}
        >
          Ask
        </button>
        <button type="button">After</button>
        {isOpen && <Question cancel={() => setOpen(false)} />}
      </>
    );
  }
  return { root: show(<Opener />), presses: () => presses };
}

const Come = ({ cancel }: QuestionProps) => <Dialog title="Question" cancel={cancel} children={null} />;

const focusedText = (root: ShadowRoot) => root.activeElement?.textContent;

it('[UI-01] keys meant for a dialog whose code is on its way do not press the button behind it', async () => {
  const code = later<ComponentType<QuestionProps>>();
  const { root, presses } = opener(() => code.promise);
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Enter} {Enter}{ArrowDown}');
  expect(presses()).toBe(1);
  code.resolve(Come);
  await expect.element(page.getByRole('dialog', { name: 'Question' })).toBeVisible();
  expect(focusedText(root)).toBe('Close');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(focusedText(root)).toBe('Ask');
  await userEvent.keyboard('{Enter}');
  expect(presses()).toBe(2);
});

it('[UI-01] Tab leads on while the code of a dialog is on its way, and other fields take their keys', async () => {
  const { root } = opener(() => new Promise(() => {}));
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Tab}');
  expect(focusedText(root)).toBe('After');
  let heard = 0;
  root.activeElement?.addEventListener('click', () => {
    heard += 1;
  });
  await userEvent.keyboard('{Enter}');
  expect(heard).toBe(1);
});

it('[UI-01] the button hears its keys again when the code of a dialog does not come', async () => {
  expectLogged('a part of the library could not be loaded');
  const { presses } = opener(() => Promise.reject(new Error('lost')));
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(presses()).toBe(2);
});
