import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/ui/controls/button.tsx';
import { clear, forceColors, show } from '../stage.ts';

afterEach(clear);

const button = () => page.getByRole('button');
const why = 'Enter an amount for each study.';

describe('a button that cannot be used', () => {
  it('[UI-07] is reached by keyboard, says why and does nothing', async () => {
    const press = vi.fn();
    const root = show(
      <Button unavailable={why} onClick={press}>
        Save
      </Button>,
    );
    await userEvent.tab();
    expect(root.activeElement).toBe(button().element());
    await expect.element(page.getByText(why)).toBeVisible();
    expect(button().element()).toHaveAccessibleName('Save');
    expect(button().element()).toHaveAccessibleDescription(why);
    await userEvent.keyboard('{Enter} ');
    expect(button().element()).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
  });

  it('[UI-07] says why when it is hovered, and when it is tapped', async () => {
    show(<Button unavailable={why}>Save</Button>);
    await userEvent.hover(button());
    await expect.element(page.getByText(why)).toBeVisible();
    await userEvent.unhover(button());
    await expect.element(page.getByText(why)).not.toBeVisible();
    (button().element() as HTMLElement).click();
    await expect.element(page.getByText(why)).toBeVisible();
  });

  it('[UI-07] [UI-12] says why where it covers no field that is still to be filled', async () => {
    show(
      <>
        <input style={{ display: 'block', marginBlockStart: 200 }} />
        <Button unavailable={why}>Save</Button>
      </>,
    );
    await userEvent.click(button(), { force: true });
    await expect.element(page.getByText(why)).toBeVisible();
    const { top } = page.getByRole('tooltip').element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(button().element().getBoundingClientRect().bottom);
  });

  it('[UI-12] sends no form, by itself or by Enter in a field', async () => {
    const submit = vi.fn(event => event.preventDefault());
    show(
      <form onSubmit={submit}>
        <input />
        <Button type="submit" unavailable={why}>
          Save
        </Button>
      </form>,
    );
    (button().element() as HTMLElement).click();
    await userEvent.type(page.getByRole('textbox'), '1{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('[UI-07] keeps the focus when it can be used again', async () => {
    const Saving = () => {
      const [text, setText] = useState('');
      return (
        <>
          <Button unavailable={!text && why}>Save</Button>
          <input onChange={event => setText(event.target.value)} />
        </>
      );
    };
    show(<Saving />);
    const before = button().element();
    await userEvent.fill(page.getByRole('textbox'), '1');
    expect(button().element()).toBe(before);
    expect(button().element()).not.toHaveAttribute('aria-disabled');
    expect(button().element()).toHaveAccessibleDescription('');
  });

  it('[EMB-09] is told from others where colours are forced', async () => {
    show(
      <>
        <Button unavailable={why}>Save</Button>
        <Button disabled>Save</Button>
        <Button>Cancel</Button>
      </>,
    );
    await forceColors('active');
    const colors = button()
      .elements()
      .map(one => getComputedStyle(one).color);
    await forceColors('none');
    expect(colors[0]).toBe(colors[1]);
    expect(colors[0]).not.toBe(colors[2]);
  });
});

it.each([
  ['Save balances', 'Saving…'],
  ['Approve', 'Approving…'],
])('[RPT-13] %s and %s take the same room', async (label, busyLabel) => {
  const Working = () => {
    const [busy, setBusy] = useState(false);
    return (
      <Button busy={busy} busyLabel={busyLabel} onClick={() => setBusy(true)}>
        {label}
      </Button>
    );
  };
  show(<Working />);
  const { width, height } = button().element().getBoundingClientRect();
  expect(button().element()).toHaveAccessibleName(label);
  await button().click();
  await expect.element(button()).toHaveAccessibleName(busyLabel);
  expect(button().element().getBoundingClientRect()).toMatchObject({ width, height });
});
