import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../src/ui/button.tsx';
import { Notice } from '../../src/ui/notice.tsx';
import { useNotices } from '../../src/ui/notices.tsx';
import { screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default { title: 'Pieces/Notice' } satisfies Meta;

const stay = () => {};

export const Tones: StoryObj = {
  render: () =>
    piece(
      <div className="notices">
        <Notice tone="danger" close={stay}>
          ERR_NETWORK: The server could not be reached.
        </Notice>
        <Notice tone="warning" close={stay}>
          Not everything could be loaded. The list shows the first 2,500 rows.
        </Notice>
        <Notice tone="success" close={stay}>
          Report requested successfully! Redirecting...
        </Notice>
        <Notice tone="info">Waiting for response from server</Notice>
      </div>,
    ),
};

export const LongText: StoryObj = {
  render: () =>
    piece(
      <Notice tone="danger" close={stay}>
        {'Something went wrong. If the issue persists please contact a system administrator. '.repeat(4)}
        {'x'.repeat(300)}
      </Notice>,
    ),
};

function Teller() {
  const notices = useNotices();
  return (
    <>
      {notices.list}
      <Button onClick={() => notices.tell('danger', 'An error occurred.')}>Fail</Button>
    </>
  );
}

export const ToldAndClosed: StoryObj = {
  render: () => piece(<Teller />),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const Phone: StoryObj = { ...Tones, ...onPhone };
export const Dark: StoryObj = { ...Tones, ...inDark };
export const RightToLeft: StoryObj = { ...Tones, ...rightToLeft };
