import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/ui/controls/button.tsx';
import { TextAreaField } from '../../../../src/ui/forms/field.tsx';
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx';
import { showPage } from '../../../support/restored-page.ts';
import { boxOf, clear, show } from '../stage.ts';

afterEach(async () => {
  clear();
  await page.viewport(414, 896);
});

const field = () => page.getByRole('textbox');
const deny = vi.fn();

function Denial({ cancel = () => {}, busy = false }: { cancel?: () => void; busy?: boolean }) {
  return (
    <Dialog
      title="Deny ERR-700001"
      cancel={cancel}
      submit={deny}
      action={
        <Button type="submit" tone="danger" busy={busy}>
          Deny
        </Button>
      }
    >
      <p>$1,234.50 for patient 508-1037 of BREATHE-2</p>
      <TextAreaField label="Why is this request being denied?" error="Enter a reason." />
    </Dialog>
  );
}

it('[UI-01] a dialog at 400 % zoom keeps the focused field fully visible above its foot', async () => {
  await page.viewport(320, 256);
  const root = show(<Denial />);
  await userEvent.keyboard('Twice');
  expect(root.activeElement).toBe(field().element());
  const { top, bottom } = field().element().getBoundingClientRect();
  const foot = (root.querySelector('.dialog-foot') as Element).getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(256);
  expect(bottom).toBeLessThanOrEqual(foot.top);
});

it('[NET-26] closes when Back has restored the page: it may show what another person saw', () => {
  const cancel = vi.fn();
  show(<Denial cancel={cancel} />);
  showPage(false);
  expect(cancel).not.toHaveBeenCalled();
  showPage(true);
  expect(cancel).toHaveBeenCalledOnce();
});

describe('the page behind a dialog', () => {
  const Opener = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open && <Denial cancel={() => setOpen(false)} />}
      </>
    );
  };

  /** Makes the page longer than the window and returns its heading. */
  const makePageLong = (rule = '') => {
    const css = new CSSStyleSheet();
    css.replaceSync(`body { margin: 0; padding-bottom: 3000px } ${rule}`);
    document.adoptedStyleSheets = [css];
    const heading = document.createElement('h1');
    document.body.append(heading);
    return heading;
  };

  /** Turns the mouse wheel beside the dialog, and waits until the browser has painted the result. */
  const turnWheel = async () => {
    const turned = new Promise(resolve => addEventListener('wheel', resolve, { once: true }));
    const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
    const at = { x: left + 5, y: top + 5, deltaX: 0, deltaY: 400 };
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at });
    await turned;
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  };

  it.each(['', 'body { overflow-x: hidden }', 'html { overflow-y: scroll }'])(
    '[UI-01] does not scroll until the dialog is closed, with the rule "%s"',
    async rule => {
      const heading = makePageLong(rule);
      show(<Opener />);
      const before = boxOf(heading);
      await page.getByRole('button', { name: 'Open' }).click();
      expect(boxOf(heading)).toEqual(before);
      await turnWheel();
      expect(scrollY).toBe(0);
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(boxOf(heading)).toEqual(before);
      // A wheel event that comes before the next frame still scrolls nothing.
      const scrolled = async () => {
        await turnWheel();
        return scrollY;
      };
      await expect.poll(scrolled).toBeGreaterThan(0);
      scrollTo(0, 0);
    },
  );

  it('[UI-01] does not scroll until the last of several dialogs is closed', async () => {
    makePageLong();
    const Several = () => {
      const [open, setOpen] = useState(['Outer', 'Inner']);
      return open.map(title => (
        <Dialog key={title} title={title} cancel={() => setOpen(now => now.filter(other => other !== title))}>
          <p>{title}</p>
        </Dialog>
      ));
    };
    const root = show(<Several />);
    const overflow = () => getComputedStyle(document.body).overflowY;
    const close = async (title: string) => {
      root.querySelector<HTMLElement>('dialog [data-cancel]')?.click();
      await expect.poll(() => root.textContent).not.toContain(title);
    };
    expect(overflow()).toBe('hidden');
    await close('Outer');
    expect(overflow()).toBe('hidden');
    await close('Inner');
    expect(overflow()).toBe('visible');
  });

  it('[UI-01] keeps the space of its scrollbar while the dialog is open', async () => {
    // Chromium hides scrollbars in tests; a window wider than its document simulates one that takes space.
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(document.documentElement.clientWidth + 15);
    const gutter = () => getComputedStyle(document.documentElement).scrollbarGutter;
    show(<Opener />);
    await page.getByRole('button', { name: 'Open' }).click();
    expect(gutter()).toBe('stable');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(gutter()).toBe('auto');
    vi.restoreAllMocks();
  });
});

it.each([
  ['second click of a double click', 'mouse', 2, 1],
  ['second of two taps', 'touch', 1, 0],
])('[RQ-05] is not answered by the %s that opened it', (_, pointerType, refused, accepted) => {
  const cancel = vi.fn();
  const button = show(<Denial cancel={cancel} />).querySelector('[data-cancel]');
  const click = (detail: number) => {
    for (const type of ['pointerdown', 'click'])
      button?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, detail, pointerType }));
  };
  click(refused);
  expect(cancel).not.toHaveBeenCalled();
  click(accepted);
  expect(cancel).toHaveBeenCalledOnce();
});

describe('Ctrl+Enter in a dialog', () => {
  it.each(['Control', 'Meta'])('[UI-01] with %s presses the action from a text area', async key => {
    deny.mockClear();
    show(<Denial />);
    await userEvent.keyboard('{Enter}');
    expect(deny).not.toHaveBeenCalled();
    await userEvent.keyboard(`Twice{${key}>}{Enter}{/${key}}`);
    expect(deny).toHaveBeenCalledOnce();
  });

  it('[UI-01] does nothing while the action is busy', async () => {
    deny.mockClear();
    show(<Denial busy />);
    await userEvent.keyboard('Twice{Control>}{Enter}{/Control}');
    expect(deny).not.toHaveBeenCalled();
  });
});
