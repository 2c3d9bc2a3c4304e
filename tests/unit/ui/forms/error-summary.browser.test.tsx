import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ErrorSummary, useAttempts } from '../../../../src/ui/forms/error-summary.tsx';
import { TextField } from '../../../../src/ui/forms/field.tsx';
import { MonthPicker } from '../../../../src/ui/pickers/month-picker.tsx';
import { clear, show } from '../stage.ts';

afterEach(clear);

/** A form whose fields are right when something stands in them. */
function Form({ names, off = '' }: { readonly names: readonly string[]; readonly off?: string }) {
  const [attempts, attempt] = useAttempts();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [month, chooseMonth] = useState('');
  const wrong = (name: string, text: string) => attempts > 0 && !texts[name] && text;
  return (
    <>
      <ErrorSummary attempts={attempts} />
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          attempt();
        }}
      >
        {names.map(name => (
          <TextField
            key={name}
            label={name}
            value={texts[name] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            disabled={name === off && !texts[names[0] ?? '']}
            error={wrong(name, name === 'Site' ? 'Select a site.' : 'Enter an amount.')}
          />
        ))}
        {names.includes('Month') && (
          <MonthPicker
            value={month}
            change={chooseMonth}
            latest="2026-10"
            error={attempts > 0 && !month && 'Select a month and a year.'}
          />
        )}
        <button type="submit">Save</button>
      </form>
    </>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const lines = () => page.getByRole('list').getByRole('listitem');
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));
const focusOf = (root: ShadowRoot) => expect.poll(() => root.activeElement);

describe('what is wrong with a form', () => {
  it('[UI-12] is listed above it with the name of each field, and the first gets the focus', async () => {
    const root = show(<Form names={['Site', 'Funds', 'Threshold']} />);
    expect(root.querySelector('[aria-live]')).toBeEmptyDOMElement();
    await save();
    await expect
      .poll(() =>
        lines()
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Select a site.', 'Funds: Enter an amount.', 'Threshold: Enter an amount.']);
    await focusOf(root).toBe(field('Site').element());
    await expect.element(field('Site')).toHaveAccessibleDescription('Error: Select a site.');
  });

  it('[UI-12] leads to the first field before anybody can be in another one', async () => {
    const root = show(<Form names={['Site', 'Funds']} />);
    root.querySelector('button')?.click();
    // No frame and no other task: what React does of a press is done when the press is over.
    await Promise.resolve();
    expect(root.activeElement).toBe(field('Site').element());
  });

  it('[UI-12] leads to the field of each line, and the address stays', async () => {
    const root = show(<Form names={['Site', 'Funds', 'Threshold']} />);
    await save();
    const before = location.href;
    await userEvent.click(page.getByRole('link', { name: 'Threshold: Enter an amount.' }));
    await focusOf(root).toBe(field('Threshold').element());
    expect(location.href).toBe(before);
  });

  it('[UI-12] goes line by line as its fields get right, and what gets wrong again is marked at its field alone', async () => {
    const root = show(<Form names={['Site', 'Funds', 'Threshold']} />);
    await save();
    await focusOf(root).toBe(field('Site').element());
    await userEvent.type(field('Funds'), '5');
    await expect.element(lines()).toHaveLength(2);
    await userEvent.clear(field('Funds'));
    await expect.element(field('Funds')).toHaveAccessibleDescription('Error: Enter an amount.');
    await expect.element(lines()).toHaveLength(2);
    await userEvent.type(field('Site'), 'a');
    await userEvent.type(field('Threshold'), '5');
    await expect.element(page.getByText('There is a problem', { exact: true })).not.toBeInTheDocument();
    await save();
    // Of one field its own words are enough.
    await expect.element(lines()).toHaveLength(0);
  });

  it('[UI-12] is said once for each attempt', async () => {
    const root = show(<Form names={['Site', 'Funds', 'Threshold']} />);
    const said: string[] = [];
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) said.push(textContent ?? '');
    }).observe(root.querySelector('[aria-live]') as Element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await save();
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toMatch(/^There is a problem.*Threshold: Enter an amount\.$/);
    await userEvent.type(field('Threshold'), '5');
    await expect.element(lines()).toHaveLength(2);
    await save();
    await expect.poll(() => said).toHaveLength(2);
    expect(said[1]).toMatch(/Funds: Enter an amount\.$/);
  });

  it('[UI-12] has no way to a field that cannot be used yet, and one as soon as it can', async () => {
    show(<Form names={['Site', 'Study', 'Funds']} off="Study" />);
    await save();
    await expect.element(lines().nth(1)).toHaveTextContent('Study: Enter an amount.');
    await expect.element(page.getByRole('link', { name: /Study/ })).not.toBeInTheDocument();
    await userEvent.type(field('Site'), 'a');
    await expect.element(page.getByRole('link', { name: /Study/ })).toBeVisible();
  });

  it('[UI-05] [UI-12] is one line for a month and its year, which leads to the month', async () => {
    const root = show(<Form names={['Month', 'Funds']} />);
    await save();
    await userEvent.click(page.getByRole('link', { name: 'Select a month and a year.' }));
    await focusOf(root).toBe(page.getByRole('combobox', { name: 'Month' }).element());
  });
});
