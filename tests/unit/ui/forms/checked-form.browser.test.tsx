import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckedForm, useAttempts } from '../../../../src/ui/forms/checked-form.tsx';
import { TextField } from '../../../../src/ui/forms/field.tsx';
import { MonthFields } from '../../../../src/ui/pickers/month-fields.tsx';
import { clear, show } from '../stage.ts';

afterEach(clear);

interface SampleProps {
  readonly names: readonly string[];
  readonly disabled?: string;
}

/** A form whose fields are valid when they are not empty. */
function Sample({ names, disabled = '' }: SampleProps) {
  const [attempts, attempt] = useAttempts();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [month, chooseMonth] = useState('');
  const errorOf = (name: string, text: string) => attempts > 0 && !texts[name] && text;
  return (
    <CheckedForm
      attempts={attempts}
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
          disabled={name === disabled && !texts[names[0] ?? '']}
          error={errorOf(name, name === 'Site' ? 'Select a site.' : 'Enter an amount.')}
        />
      ))}
      {names.includes('Month') && (
        <MonthFields
          value={month}
          change={chooseMonth}
          latest="2026-10"
          error={attempts > 0 && !month && 'Select a month and a year.'}
        />
      )}
      <button type="submit">Save</button>
    </CheckedForm>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const lines = () => page.getByRole('list').getByRole('listitem');
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));
const focusOf = (root: ShadowRoot) => expect.poll(() => root.activeElement);

describe('an error summary', () => {
  it('[UI-12] lists the errors with the name of each field and focuses the first field', async () => {
    const root = show(<Sample names={['Site', 'Funds', 'Threshold']} />);
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

  it('[UI-12] [UI-21] keeps its texts when a browser has translated those of the fields', async () => {
    const root = show(<Sample names={['Site', 'Funds']} />);
    await save();
    const listed = lines()
      .elements()
      .map(({ textContent }) => textContent);
    for (const text of root.querySelectorAll('.error bdi > :last-child')) text.textContent = 'Texte';
    await userEvent.click(field('Funds'));
    await userEvent.click(field('Site'));
    await focusOf(root).toBe(field('Site').element());
    expect(
      lines()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(listed);
  });

  it('[UI-12] names each field once, whatever its label looks like in the language of the page', async () => {
    function German() {
      const [attempts, attempt] = useAttempts();
      return (
        <CheckedForm attempts={attempts} action={attempt}>
          <TextField label="Studie" error={attempts > 0 && 'Wählen Sie eine Studie.'} />
          <TextField label="Bis" optional error={attempts > 0 && 'Geben Sie ein Datum ein.'} />
          <button type="submit">Save</button>
        </CheckedForm>
      );
    }
    const root = show(<German />);
    // What a browser's translation shows in place of a text is not what the list says.
    for (const label of root.querySelectorAll('label bdi > span')) label.textContent = 'Étude';
    await save();
    await expect
      .poll(() =>
        lines()
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Wählen Sie eine Studie.', 'Bis: Geben Sie ein Datum ein.']);
  });

  it('[UI-12] focuses the first field synchronously', async () => {
    const root = show(<Sample names={['Site', 'Funds']} />);
    root.querySelector('button')?.click();
    // No frame and no other task: React handles a click before the event dispatch ends.
    await Promise.resolve();
    expect(root.activeElement).toBe(field('Site').element());
  });

  it('[UI-12] focuses the field of a followed link without changing the address', async () => {
    const root = show(<Sample names={['Site', 'Funds', 'Threshold']} />);
    await save();
    const before = location.href;
    await userEvent.click(page.getByRole('link', { name: 'Threshold: Enter an amount.' }));
    await focusOf(root).toBe(field('Threshold').element());
    expect(location.href).toBe(before);
  });

  it('[UI-12] removes the line of a fixed field, and adds a new error when its field loses the focus', async () => {
    const root = show(<Sample names={['Site', 'Funds', 'Threshold']} />);
    await save();
    await focusOf(root).toBe(field('Site').element());
    await userEvent.type(field('Funds'), '5');
    await expect.element(lines()).toHaveLength(2);
    await userEvent.clear(field('Funds'));
    await expect.element(field('Funds')).toHaveAccessibleDescription('Error: Enter an amount.');
    await expect.element(lines()).toHaveLength(2);
    await userEvent.tab();
    await expect.element(lines()).toHaveLength(3);
    await expect.element(lines().nth(1)).toHaveTextContent('Funds: Enter an amount.');
    await userEvent.type(field('Site'), 'a');
    await userEvent.type(field('Funds'), '5');
    await userEvent.type(field('Threshold'), '5');
    await expect.element(page.getByText('There is a problem', { exact: true })).not.toBeInTheDocument();
    await userEvent.clear(field('Funds'));
    await userEvent.clear(field('Site'));
    await save();
    await expect.element(lines()).toHaveLength(2);
    await userEvent.type(field('Site'), 'a');
    await save();
    // A single error is shown only at its field.
    await expect.element(lines()).toHaveLength(0);
  });

  it('[UI-12] is announced once per attempt', async () => {
    const root = show(<Sample names={['Site', 'Funds', 'Threshold']} />);
    const announced: string[] = [];
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) announced.push(textContent ?? '');
    }).observe(root.querySelector('[aria-live]') as Element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await save();
    await expect.poll(() => announced).toHaveLength(1);
    expect(announced[0]).toMatch(/^There is a problem.*Threshold: Enter an amount\.$/);
    await userEvent.type(field('Threshold'), '5');
    await expect.element(lines()).toHaveLength(2);
    await save();
    await expect.poll(() => announced).toHaveLength(2);
    expect(announced[1]).toMatch(/Funds: Enter an amount\.$/);
  });

  it('[UI-12] links to a disabled field only once it is enabled', async () => {
    show(<Sample names={['Site', 'Study', 'Funds']} disabled="Study" />);
    await save();
    await expect.element(lines().nth(1)).toHaveTextContent('Study: Enter an amount.');
    await expect.element(page.getByRole('link', { name: /Study/ })).not.toBeInTheDocument();
    await userEvent.type(field('Site'), 'a');
    await expect.element(page.getByRole('link', { name: /Study/ })).toBeVisible();
  });

  it('[UI-05] [UI-12] has one line for a month and its year, linked to the month', async () => {
    const root = show(<Sample names={['Month', 'Funds']} />);
    await save();
    await userEvent.click(page.getByRole('link', { name: 'Select a month and a year.' }));
    await focusOf(root).toBe(page.getByRole('combobox', { name: 'Month' }).element());
  });
});
