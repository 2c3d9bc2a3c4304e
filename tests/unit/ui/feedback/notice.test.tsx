// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notice } from '../../../../src/ui/feedback/notice.tsx';
import { noticeDuration, useNotices } from '../../../../src/ui/feedback/notices.tsx';
import { showPage } from '../../../support/restored-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('a notice', () => {
  const close = vi.fn();
  const show = (duration?: number) =>
    render(
      <Notice tone="danger" duration={duration} close={close}>
        An error occurred.
      </Notice>,
    );
  beforeEach(() => close.mockClear());

  it('[NET-02] closes itself at 12,000 ms and not a millisecond earlier', () => {
    show(noticeDuration);
    pass(11_999);
    expect(close).not.toHaveBeenCalled();
    pass(1);
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([0, undefined])('[UI-09] never closes itself with the duration %s', duration => {
    show(duration);
    pass(1_000_000);
    expect(close).not.toHaveBeenCalled();
  });

  it('[UI-09] pauses while it has the pointer or the focus', () => {
    show(noticeDuration);
    const notice = screen.getByRole('alert');
    pass(5000);
    fireEvent.mouseEnter(notice);
    pass(60_000);
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    fireEvent.mouseLeave(notice);
    pass(60_000);
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    pass(6999);
    expect(close).not.toHaveBeenCalled();
    pass(1);
    expect(close).toHaveBeenCalledOnce();
  });

  it('[UI-09] clears its timer when it is unmounted', () => {
    show(noticeDuration).unmount();
    pass(noticeDuration);
    expect(close).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['danger', 'warning'] as const)(
    '[UI-09] is an alert with the tone %s, and has no Close button without close',
    tone => {
      render(<Notice tone={tone}>Saved.</Notice>);
      expect(screen.getByRole('alert')).toHaveTextContent('Saved.');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});

describe('the notices of an element', () => {
  const NoticeButtons = () => {
    const { list, show, hide, clear } = useNotices();
    const shown = useRef<ReturnType<typeof show>[]>([]);
    return (
      <>
        {list}
        <button type="button" onClick={() => shown.current.push(show('danger', 'An error occurred.'))}>
          Fail
        </button>
        <button type="button" onClick={() => hide(shown.current.shift())}>
          Retry
        </button>
        <button type="button" onClick={() => show('danger', 'An error occurred.', 1200)}>
          Fail briefly
        </button>
        <button type="button" onClick={() => show('success', 'Saved.', 0)}>
          Save
        </button>
        <button type="button" onClick={clear}>
          Clear
        </button>
      </>
    );
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('[NET-26] are closed by Back, since they may quote the host to another person, but not what stays until it is closed', () => {
    render(<NoticeButtons />);
    press('Fail');
    press('Save');
    act(() => void showPage(true));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Saved.')).toBeInTheDocument();
  });

  it('[RQ-05] keep only the last success, so that the rows and the pager below stay visible', () => {
    const ApproveButtons = () => {
      const { list, show } = useNotices();
      return (
        <>
          {list}
          {['One', 'Two', 'Three'].map(name => (
            <button key={name} type="button" onClick={() => show('success', `${name} approved.`, 6000)}>
              {name}
            </button>
          ))}
        </>
      );
    };
    render(<ApproveButtons />);
    for (const name of ['One', 'Two', 'Three']) press(name);
    expect(screen.getByText(/approved/)).toHaveTextContent('Three approved.');
    pass(6000);
    expect(screen.queryByText(/approved/)).toBeNull();
  });

  it('[NET-04] keep a text that a later failure has repeated while the earlier one is retried', () => {
    render(<NoticeButtons />);
    press('Fail');
    press('Fail');
    press('Retry');
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.');
    press('Retry');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[NET-02] show a repeated text once and restart its timer', () => {
    render(<NoticeButtons />);
    press('Fail');
    pass(11_000);
    press('Fail');
    pass(11_999);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['Save', 'polite'],
    ['Fail', 'assertive'],
  ])('[UI-09] announce "%s" once, by one live region, which is %s', (name, politeness) => {
    render(<NoticeButtons />);
    press(name);
    const regions: Element[] = [];
    for (let at: Element | null = screen.getByText(/Saved\.|An error/); at; at = at.parentElement)
      if (at.matches('[aria-live], [role="alert"], [role="status"]')) regions.push(at);
    const [nearest, ...others] = regions;
    expect(nearest?.getAttribute('role') === 'alert' ? 'assertive' : nearest?.ariaLive).toBe(politeness);
    expect(others.filter(region => politeness === 'polite' || region.role === 'alert')).toEqual([]);
  });

  it('[NET-02] are closed one by one, or all cleared at once', () => {
    render(<NoticeButtons />);
    press('Fail');
    press('Save');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByText('An error occurred.')).toBeNull();
    press('Clear');
    expect(screen.queryByText('Saved.')).toBeNull();
  });
});
