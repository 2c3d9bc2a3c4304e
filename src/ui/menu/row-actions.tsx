import { useId, useRef, useState } from 'react';
import { type RowAction, visibleActionCount } from '../../domain/display/row-action.ts';
import type { TextsOf } from '../../domain/language/catalogue.ts';
import { useTexts } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/address.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import { useOpenState } from '../hooks/use-keyed-state.ts';
import { useLogOnce } from '../hooks/use-warning.ts';
import { ConfirmDialog, lazyComponent } from '../lazy/lazy-component.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import { sharedCatalogue } from '../texts.ts';
import type { MenuItem, MenuProps } from './menu-item.ts';
import css from './row-actions.css?inline';

addStyles(css);

/** A question to confirm before the browser navigates. */
export interface ActionQuestion {
  readonly question: string;
  /** The row's name, unless the question has it or the row has none. */
  readonly about: string | undefined;
  /** A same-origin address. */
  readonly url: string;
}

export interface RowActionsProps {
  readonly actions: readonly RowAction[];
  /** The row's name, added to each action for screen readers. */
  readonly name?: string | undefined;
  /** Asks for confirmation; get it from `useActionConfirmation`, and render its dialog. */
  confirm(question: ActionQuestion): void;
}

/** The actions of a row: the first ones as links, the others in a menu. [TBL-16] [UI-02] */
export function RowActions({ actions, name, confirm }: RowActionsProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const items = actions.map(action => menuItemFor(action, { name, confirm }, sharedTexts));
  const logRef = useLogOnce<HTMLDivElement>(
    items.some(({ href, choose }, index) => actions[index]?.href && !href && !choose) && crossOriginAction,
  );
  const linkCount = visibleActionCount(actions);
  const more = name ? sharedTexts.moreActionsFor({ row: name }) : sharedTexts.moreActions;
  if (!items.length) return null;
  return (
    <div className="row-actions on-page" ref={logRef}>
      {items.slice(0, linkCount).map((item, index) => (
        <Action key={index} item={item} name={name} />
      ))}
      {linkCount < items.length && <Menu label={more} items={items.slice(linkCount)} />}
    </div>
  );
}

// Lazy, since most menus of a page are never opened.
const MenuPanel = lazyComponent(() => import('./menu-panel.tsx').then(loaded => loaded.MenuPanel));

/** A three-dot button and the menu that it opens. [UI-02] */
export function Menu({ label, items }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [initialFocus, setInitialFocus] = useState<'first' | 'last'>();
  const close = () => setInitialFocus(undefined);
  return (
    <span className="menu">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={initialFocus !== undefined}
        aria-controls={initialFocus && id}
        onClick={event => event.detail <= 1 && setInitialFocus(initialFocus ? undefined : 'first')}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setInitialFocus(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <Icon d="M3 8h0M8 8h0M13 8h0" />
      </button>
      {initialFocus && <MenuPanel {...{ id, label, items, initialFocus, close }} anchor={button} />}
    </span>
  );
}

const crossOriginAction =
  'a row action does not lead to an address of this site and is shown as text. Send addresses of this site.';

// [NET-01]
function menuItemFor(
  { title, tone, href, question }: RowAction,
  { name, confirm }: Pick<RowActionsProps, 'name' | 'confirm'>,
  { open, areYouSure }: TextsOf<typeof sharedCatalogue>,
): MenuItem {
  const url = href ? siteUrl(href) : undefined;
  const item = { label: title || open, tone };
  if (!url) return item;
  if (question === undefined) return { ...item, href: url };
  const asked = {
    question: question || areYouSure,
    about: namesRow(question, name) ? undefined : name,
    url,
  };
  return { ...item, choose: () => confirm(asked) };
}

/** Whether a question names its row, in words of its own: `Pay 50.00 USD?` does not name row 5. */
function namesRow(question: string, name = ''): boolean {
  const parts = question.split(name);
  return parts
    .slice(1)
    .some((after, index) => !goesOnBefore.test(parts[index] ?? '') && !goesOnAfter.test(after));
}

// Words of other scripts may follow without a space.
const goesOnBefore = /[\p{Script=Latin}\p{N}-]$|\d[.,]$/u;
const goesOnAfter = /^[\p{Script=Latin}\p{N}-]|^[.,]\d/u;

interface ActionProps {
  readonly item: MenuItem;
  readonly name: string | undefined;
}

function Action({ item: { label, tone, href, choose }, name }: ActionProps) {
  const attributes = {
    'data-tone': tone,
    children: (
      <>
        <bdi>{label}</bdi>
        {name && <span className="visually-hidden">{` ${name}`}</span>}
      </>
    ),
  };
  if (choose) return <Button tone="quiet" aria-haspopup="dialog" onClick={choose} {...attributes} />;
  return href ? <a className="button quiet" href={href} {...attributes} /> : <span {...attributes} />;
}

/**
 * Asks for confirmation, then navigates. Render the dialog outside the row: the row may be removed while the question
 * is open. The question closes when `list`, which identifies the list of the row, changes. [TBL-16] [TBL-23]
 */
export function useActionConfirmation(navigate: (url: string) => void, list: unknown) {
  const [pending, setPending] = useOpenState<ActionQuestion>(list);
  const cancel = () => setPending(undefined);
  const confirm = () => {
    cancel();
    if (pending) navigate(pending.url);
  };
  return {
    confirm: setPending,
    dialog: pending && (
      <ConfirmDialog about={pending.about} {...{ cancel, confirm }}>
        {pending.question}
      </ConfirmDialog>
    ),
  };
}
