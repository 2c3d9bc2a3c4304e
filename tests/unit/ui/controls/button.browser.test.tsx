import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/ui/controls/button.tsx';
import { clear, forceColors, show } from '../stage.ts';

afterEach(clear);

const button = () => page.getByRole('button');
const reason = 'Enter an amount for each study.';

describe('an unavailable button', () => {
  it('[UI-07] is focusable, shows the reason and does nothing', async () => {
    const press = vi.fn();
    const root = show(
      <Button unavailable={reason} onClick={press}>
        Save
      </Button>,
    );
    await userEvent.tab();
    expect(root.activeElement).toBe(button().element());
    await expect.element(page.getByText(reason)).toBeVisible();
    expect(button().element()).toHaveAccessibleName('Save');
    expect(button().element()).toHaveAccessibleDescription(reason);
    await userEvent.keyboard('{Enter} ');
    expect(button().element()).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
  });

  it('[UI-07] shows the reason on hover and on tap', async () => {
    show(<Button unavailable={reason}>Save</Button>);
    await userEvent.hover(button());
    await expect.element(page.getByText(reason)).toBeVisible();
    await userEvent.unhover(button());
    await expect.element(page.getByText(reason)).not.toBeVisible();
    (button().element() as HTMLElement).click();
    await expect.element(page.getByText(reason)).toBeVisible();
  });

  it('[UI-12] submits no form, neither itself nor by Enter in a field', async () => {
    const submit = vi.fn(event => event.preventDefault());
    show(
      <form onSubmit={submit}>
        <input />
        <Button type="submit" unavailable={reason}>
          Save
        </Button>
      </form>,
    );
    (button().element() as HTMLElement).click();
    await userEvent.type(page.getByRole('textbox'), '1{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('[EMB-09] looks disabled in forced colours', async () => {
    show(
      <>
        <Button unavailable={reason}>Save</Button>
        <Button disabled>Save</Button>
        <Button>Cancel</Button>
      </>,
    );
    await forceColors('active');
    const colors = button()
      .elements()
      .map(element => getComputedStyle(element).color);
    await forceColors('none');
    expect(colors[0]).toBe(colors[1]);
    expect(colors[0]).not.toBe(colors[2]);
  });
});
