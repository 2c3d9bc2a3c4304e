import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from '../../../../src/ui/clipboard/copy-button.tsx';
import { useNotices } from '../../../../src/ui/feedback/notices.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

const mockClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

const press = async () => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy SCT-004512' })));
};

it('[UI-04] shows Copied! for 1.2 s', async () => {
  const written: string[] = [];
  mockClipboard(async text => void written.push(text));
  render(<CopyButton text="SCT-004512" />);
  await press();
  expect(written).toEqual(['SCT-004512']);
  act(() => vi.advanceTimersByTime(1199));
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('Copied!');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
});

const refuse = () => Promise.reject(new Error('NotAllowedError'));
const mockExecCommand = (value: () => boolean) =>
  Object.defineProperty(document, 'execCommand', { configurable: true, value });

it("[UI-04] shows Couldn't copy. if all ways of copying fail", async () => {
  mockClipboard(refuse);
  mockExecCommand(() => false);
  render(<CopyButton text="SCT-004512" />);
  await press();
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent("Couldn't copy.");
});

it('[UI-04] copies a selection if the clipboard is not available or refuses, and restores the focus', async () => {
  mockClipboard(refuse);
  const selected: string[] = [];
  mockExecCommand(() => {
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

it('[UI-04] shows the result as a notice if notices are given', async () => {
  mockClipboard(async () => {});
  render(<WithNotices />);
  await press();
  expect(screen.getByText('Text copied to clipboard!')).toBeInTheDocument();
  mockClipboard(refuse);
  mockExecCommand(() => false);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to copy text to clipboard.');
});
