import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../src/ui/controls/button.tsx';
import { Notice } from '../../src/ui/feedback/notice.tsx';
import { useNotices } from '../../src/ui/feedback/notices.tsx';
import { screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

/**
 * A message above the content of an element, in four tones. Success notices overlay the content; each can be
 * closed, and goes by itself after a while.
 */
export default { title: 'Pieces/Notice' } satisfies Meta;

const doNothing = () => {};

export const Tones: StoryObj = {
  render: () =>
    piece(
      <div className="notices">
        <Notice tone="danger" close={doNothing}>
          ERR_NETWORK: The server could not be reached.
        </Notice>
        <Notice tone="warning" close={doNothing}>
          Not everything could be loaded. The list shows the first 2,500 rows.
        </Notice>
        <Notice tone="success" close={doNothing}>
          Report requested successfully! Redirecting...
        </Notice>
        <Notice tone="info">Waiting for response from server</Notice>
      </div>,
    ),
};

export const LongText: StoryObj = {
  render: () =>
    piece(
      <Notice tone="danger" close={doNothing}>
        {'Something went wrong. If the issue persists please contact a system administrator. '.repeat(4)}
        {'x'.repeat(300)}
      </Notice>,
    ),
};

function FailButton() {
  const notices = useNotices();
  return (
    <>
      {notices.list}
      <Button onClick={() => notices.show('danger', 'An error occurred.')}>Fail</Button>
    </>
  );
}

export const RepeatedAndClosed: StoryObj = {
  render: () => piece(<FailButton />),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

function ApproveButtons() {
  const notices = useNotices();
  const approve = (reference: string) => notices.show('success', `${reference} approved: $1,234.50.`, 6000);
  return (
    <>
      {notices.list}
      <div style={{ display: 'grid', gap: 8, minHeight: 200 }}>
        {['ERR-700001', 'ERR-700002', 'ERR-700003'].map(reference => (
          <div key={reference} style={{ display: 'flex', justifyContent: 'space-between' }}>
            {reference} <Button onClick={() => approve(reference)}>Approve {reference}</Button>
          </div>
        ))}
      </div>
    </>
  );
}

/** Success notices overlay the content: nothing moves under the pointer. */
export const SuccessOverContent: StoryObj = {
  render: () => piece(<ApproveButtons />),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    const last = screen.getByRole('button', { name: 'Approve ERR-700003' });
    const { top } = last.getBoundingClientRect();
    await userEvent.click(screen.getByRole('button', { name: 'Approve ERR-700001' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve ERR-700002' }));
    await expect(screen.getByText(/approved/)).toHaveTextContent('ERR-700002');
    await expect(last.getBoundingClientRect().top).toBe(top);
  },
};

export const SuccessOverContentDark: StoryObj = { ...SuccessOverContent, ...inDark };
export const Phone: StoryObj = { ...Tones, ...onPhone };
export const Dark: StoryObj = { ...Tones, ...inDark };
export const RightToLeft: StoryObj = { ...Tones, ...rightToLeft };
