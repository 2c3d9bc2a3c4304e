import { type ReactNode, useState } from 'react';
import { type RowAction, shownAtOnce } from '../../domain/display/row-action.ts';
import { sameOriginUrl } from '../../domain/platform/same-origin.ts';
import { useLogOnce } from '../hooks/use-log-once.ts';
import { ConfirmDialog } from '../overlays/lazy-confirm-dialog.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu-item.ts';
import css from './row-actions.css?inline';

addStyles(css);

/** What has to be confirmed before the browser goes there. */
export interface ActionAsked {
  readonly question: string;
  /** An address of this site. */
  readonly url: string;
}

export interface RowActionsProps {
  readonly actions: readonly RowAction[];
  /** What the row is called, for those who hear the actions. */
  readonly name?: string | undefined;
  /** Asks before an action; `useActionAsked` gives it, and the dialog. */
  ask(asked: ActionAsked): void;
}

/** What can be done with a row: the first two as quiet links, the others in a menu. [TBL-16] [UI-02] */
export function RowActions({ actions, name, ask }: RowActionsProps) {
  const items = actions.map(action => itemOf(action, ask));
  const box = useLogOnce<HTMLDivElement>(
    items.some(({ href, choose }, index) => actions[index]?.href && !href && !choose) && leadingAway,
  );
  const links = shownAtOnce(actions);
  if (!items.length) return null;
  return (
    <div className="row-actions" ref={box}>
      {items.slice(0, links).map((item, index) => (
        <Action key={index} item={item} name={name} />
      ))}
      {links < items.length && (
        <Menu label={name ? `More actions for ${name}` : 'More actions'} items={items.slice(links)} />
      )}
    </div>
  );
}

const leadingAway =
  'a row action leads to no address of this site and is shown as text. Let the host send addresses of this site.';

// [NET-01]
function itemOf({ title, tone, href, question }: RowAction, ask: RowActionsProps['ask']): MenuItem {
  const url = href ? sameOriginUrl(href, location.href) : undefined;
  const item = { label: title, tone };
  if (!url) return item;
  return question ? { ...item, choose: () => ask({ question, url }) } : { ...item, href: url };
}

interface ActionProps {
  readonly item: MenuItem;
  readonly name: string | undefined;
}

function Action({ item: { label, tone, href, choose }, name }: ActionProps) {
  const shown = {
    'data-tone': tone,
    children: (
      <>
        <bdi>{label}</bdi>
        {name && <span className="visually-hidden"> {name}</span>}
      </>
    ),
  };
  if (choose) return <button type="button" aria-haspopup="dialog" onClick={choose} {...shown} />;
  return href ? <a href={href} {...shown} /> : <span {...shown} />;
}

/** Asks before an action, then goes: to be shown beside what holds the actions, which may leave meanwhile. [TBL-16] */
export function useActionAsked(navigate: (url: string) => void): {
  readonly ask: (asked: ActionAsked) => void;
  readonly dialog: ReactNode;
} {
  const [asked, ask] = useState<ActionAsked>();
  const cancel = () => ask(undefined);
  const confirm = () => {
    cancel();
    if (asked) navigate(asked.url);
  };
  return { ask, dialog: asked && <ConfirmDialog {...{ cancel, confirm }}>{asked.question}</ConfirmDialog> };
}
