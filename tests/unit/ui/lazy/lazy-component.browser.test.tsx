import { type ComponentType, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MissingFileError } from '../../../../src/platform/missing-file.ts';
import { lazyComponent } from '../../../../src/ui/lazy/lazy-component.tsx';
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx';
import { expectLogged } from '../../../support/console.ts';
import { later } from '../../../support/later.ts';
import { clear, show } from '../stage.ts';

afterEach(clear);

interface QuestionProps {
  cancel(): void;
}

/** A button that opens a question from a lazy chunk. */
function renderOpener(load: () => Promise<ComponentType<QuestionProps>>) {
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

const LoadedQuestion = ({ cancel }: QuestionProps) => (
  <Dialog title="Question" cancel={cancel} children={null} />
);

const focusedText = (root: ShadowRoot) => root.activeElement?.textContent;

it('[UI-01] keeps keys meant for a loading dialog from the button that opened it', async () => {
  const chunk = later<ComponentType<QuestionProps>>();
  const { root, presses } = renderOpener(() => chunk.promise);
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Enter} {Enter}{ArrowDown}');
  expect(presses()).toBe(1);
  chunk.resolve(LoadedQuestion);
  await expect.element(page.getByRole('dialog', { name: 'Question' })).toBeVisible();
  expect(focusedText(root)).toBe('Close');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(focusedText(root)).toBe('Ask');
  await userEvent.keyboard('{Enter}');
  expect(presses()).toBe(2);
});

it('[UI-01] lets Tab through while a dialog loads, and other fields receive their keys', async () => {
  const { root } = renderOpener(() => new Promise(() => {}));
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Tab}');
  expect(focusedText(root)).toBe('After');
  let clicks = 0;
  root.activeElement?.addEventListener('click', () => {
    clicks += 1;
  });
  await userEvent.keyboard('{Enter}');
  expect(clicks).toBe(1);
});

it('[UI-01] moves the focus to Retry when a dialog cannot be loaded, and back when the dialog is closed', async () => {
  expectLogged('a part of the library could not be loaded');
  let isLost = true;
  const { root, presses } = renderOpener(() =>
    isLost ? Promise.reject(new Error('lost')) : Promise.resolve(LoadedQuestion),
  );
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await expect.poll(() => focusedText(root)).toBe('Retry');
  isLost = false;
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Question' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(focusedText(root)).toBe('Ask');
  expect(presses()).toBe(1);
});

it('[EMB-11] asks for a page reload, without Retry, when the host no longer has the chunk', async () => {
  expectLogged('a part of the library could not be loaded');
  renderOpener(() =>
    Promise.reject(
      new MissingFileError('https://portal.test/psp/question.1.js', 'https://portal.test/psp/psp.js'),
    ),
  );
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This part could not be loaded. Please reload the page.');
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
