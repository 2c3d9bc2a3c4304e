import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { CopyButton } from '../../src/ui/clipboard/copy-button.tsx';
import { useNotices } from '../../src/ui/feedback/notices.tsx';
import { screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { inDark } from '../support/variants.ts';

/** Copies the text beside it and says in a live region whether that worked. */
export default { title: 'Pieces/Copy button' } satisfies Meta;

function Identifier({ notice = false }: { readonly notice?: boolean }) {
  const notices = useNotices();
  return (
    <>
      {notices.list}
      SCT-004512 <CopyButton text="SCT-004512" notices={notice && notices} />
    </>
  );
}

/** Replaces the clipboard while a story runs. */
const mockClipboard = (writeText: () => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
};

const click = async (canvasElement: HTMLElement) => {
  const screen = screenOf(canvasElement);
  await userEvent.click(screen.getByRole('button', { name: 'Copy SCT-004512' }));
  return screen;
};

export const Default: StoryObj = { render: () => piece(<Identifier />) };

export const Copied: StoryObj = {
  ...Default,
  beforeEach: mockClipboard(() => Promise.resolve()),
  play: async ({ canvasElement }) => {
    const screen = await click(canvasElement);
    await expect(await screen.findByText('Copied!')).toBeVisible();
  },
};

export const ResultAsNotice: StoryObj = {
  render: () => piece(<Identifier notice />),
  beforeEach: mockClipboard(() => Promise.resolve()),
  play: async ({ canvasElement }) => {
    const screen = await click(canvasElement);
    await expect(await screen.findByText('Text copied to clipboard!')).toBeVisible();
  },
};

export const Dark: StoryObj = { ...Copied, ...inDark };
