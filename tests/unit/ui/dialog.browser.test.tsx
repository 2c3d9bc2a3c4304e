import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../../src/ui/button.tsx';
import { Dialog } from '../../../src/ui/dialog.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      {open && (
        <Dialog
          title="Please Confirm"
          cancel={close}
          submit={close}
          action={<Button type="submit">Ok</Button>}
        >
          <label>
            Reason <input required />
          </label>
        </Dialog>
      )}
    </>
  );
}

async function openDialog() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Please Confirm' });
}

describe('a dialog', () => {
  it('[UI-01] is modal, and begins at its first field', async () => {
    const dialog = await openDialog();
    expect(dialog.matches(':modal')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  });

  it('[UI-01] closes by Cancel, and gives the focus back', async () => {
    const dialog = await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
  });

  it('[UI-12] is sent only when its fields are valid', async () => {
    const dialog = await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(dialog.isConnected).toBe(true);
    await userEvent.type(screen.getByRole('textbox'), 'Sent twice');
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(dialog.isConnected).toBe(false);
  });
});
