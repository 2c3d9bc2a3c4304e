import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SelectField } from '../../../src/ui/select/select.tsx';
import { piece } from '../../../stories/support/piece.tsx';
import { clear, show } from './stage.ts';

afterEach(clear);

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
});
