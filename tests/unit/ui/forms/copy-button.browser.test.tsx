import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from '../../../../src/ui/controls/copy-button.tsx';
import { useNotices } from '../../../../src/ui/feedback/notices.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

const press = async () => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy SCT-004512' })));
};

it('[UI-04] says Copied! for 1.2 s', async () => {
  const written: string[] = [];
  clipboard(async text => void written.push(text));
  render(<CopyButton text="SCT-004512" />);
  await press();
  expect(written).toEqual(['SCT-004512']);
  act(() => vi.advanceTimersByTime(1199));
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('Copied!');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
});

const refuse = () => Promise.reject(new Error('NotAllowedError'));
const execCommandThat = (value: () => boolean) =>
  Object.defineProperty(document, 'execCommand', { configurable: true, value });

it("[UI-04] says Couldn't copy. when nothing can copy", async () => {
  clipboard(refuse);
  execCommandThat(() => false);
  render(<CopyButton text="SCT-004512" />);
  await press();
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent("Couldn't copy.");
});

it('[UI-04] copies a selection where the page is insecure or the clipboard refuses, and gives the focus back', async () => {
  clipboard(refuse);
  const selected: string[] = [];
  execCommandThat(() => {
    const area = document.activeElement;
    selected.push(area instanceof HTMLTextAreaElement ? area.value : '');
    return true;
  });
  render(<CopyButton text="SCT-004512" />);
  screen.getByRole('button').focus();
  await press();
  expect(selected).toEqual(['SCT-004512']);
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('Copied!');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

const WithNotices = () => {
  const notices = useNotices();
  return (
    <>
      {notices.list}
      <CopyButton text="SCT-004512" notices={notices} />
    </>
  );
};

it('[UI-04] says the result in a notice', async () => {
  clipboard(async () => {});
  render(<WithNotices />);
  await press();
  expect(screen.getByText('Text copied to clipboard!')).toBeInTheDocument();
  clipboard(refuse);
  execCommandThat(() => false);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to copy text to clipboard.');
});
