import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../src/ui/controls/button.tsx';
import { TextField } from '../../../src/ui/forms/field.tsx';
import { Dialog } from '../../../src/ui/overlays/dialog.tsx';
import { Tooltip } from '../../../src/ui/overlays/tooltip.tsx';
import { SelectField } from '../../../src/ui/select/select.tsx';
import { piece } from '../../../stories/support/piece.tsx';

function show(content: ReactNode): ShadowRoot {
  const stage = piece(content);
  document.body.append(stage);
  return stage.shadowRoot as ShadowRoot;
}

afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

const patients = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `Patient ${String(index + 1).padStart(4, '0')}`,
  disabled: index === 1 ? 'This patient has left.' : undefined,
}));

function Chooser() {
  const [value, choose] = useState('');
  return (
    <>
      <SelectField label="Patient" options={patients} value={value} choose={choose} />
      <output>{value}</output>
    </>
  );
}

/** The focused element inside the shadow root. */
const focusOf = (root: ShadowRoot) => expect.poll(() => root.activeElement);

const combobox = () => page.getByRole('combobox', { name: 'Patient' });
const chosen = () => page.getByRole('status');

describe('a select in a shadow root', () => {
  it('[SD-01] chooses nothing when Tab leaves its open menu', async () => {
    show(<Chooser />);
    await userEvent.click(combobox());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(chosen()).toBeEmptyDOMElement();
  });

  it('[SD-01] chooses neither a disabled option nor the line with the number of hidden options', async () => {
    show(<Chooser />);
    await userEvent.click(combobox());
    await page.getByRole('option', { name: 'Patient 0002' }).click({ force: true });
    await page.getByText('4,900 more: type to narrow').click();
    await expect.element(page.getByRole('listbox')).not.toHaveTextContent('more');
    await expect.element(chosen()).toBeEmptyDOMElement();
    await page.getByRole('option', { name: 'Patient 0003' }).click();
    await expect.element(chosen()).toHaveTextContent('2');
  });

  it('[EMB-09] shows its menu on top of a container that clips', async () => {
    const clip = document.createElement('div');
    clip.style.cssText = 'height: 70px; overflow: hidden; position: relative; z-index: 0';
    const stage = piece(<Chooser />);
    clip.append(stage);
    document.body.append(clip);
    await userEvent.click(combobox());
    const option = await page.getByRole('option', { name: 'Patient 0005' }).findElement();
    const { left, top } = option.getBoundingClientRect();
    expect(document.elementFromPoint(left + 4, top + 4)).toBe(stage);
  });

  it('[EMB-08] adds no style tag to the page or the shadow root', async () => {
    const root = show(<Chooser />);
    const tags = () => document.querySelectorAll('style[data-emotion]').length;
    await userEvent.click(combobox());
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(tags() + root.querySelectorAll('style').length).toBe(0);
  });
});

function Denial({ cancel }: { readonly cancel?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    cancel?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Deny</Button>
      {open && (
        <Dialog title="Deny request" cancel={close} action={<Button type="submit">Deny request</Button>}>
          <Chooser />
          <Tooltip text="Approved ones stay.">
            <Button>Which?</Button>
          </Tooltip>
        </Dialog>
      )}
    </>
  );
}

describe('a dialog in a shadow root', () => {
  it('[UI-01] closes on Escape only after the overlays inside it are closed', async () => {
    const cancel = vi.fn();
    show(<Denial cancel={cancel} />);
    await page.getByRole('button', { name: 'Deny' }).click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByText('Approved ones stay.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Approved ones stay.')).not.toBeVisible();
    expect(cancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('[UI-12] is submitted only if its fields pass native validation', async () => {
    const submit = vi.fn();
    const action = <Button type="submit">Remove</Button>;
    const invalid = vi.fn();
    const root = show(
      <Dialog title="Remove" cancel={() => {}} submit={submit} action={action}>
        <TextField label="Removal Reason" onInvalid={invalid} />
      </Dialog>,
    );
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(submit).not.toHaveBeenCalled();
    expect(invalid).toHaveBeenCalledOnce();
    await focusOf(root).toBe(page.getByRole('textbox', { name: 'Removal Reason' }).element());
    await page.getByRole('textbox', { name: 'Removal Reason' }).fill('Twice');
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(submit).toHaveBeenCalledOnce();
  });
});
