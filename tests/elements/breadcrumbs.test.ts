import { expect, it } from 'vitest';
import { element } from '../../src/elements/breadcrumbs/breadcrumbs.tsx';
import { expectLogged, logged } from '../support/console.ts';
import { shown } from '../support/screen.ts';

const items = [
  { label: 'Sites', href: '/direct/site/' },
  { label: 'Site S-0012', href: '/direct/site/12/dashboard' },
  { label: 'Reimbursement List', href: '/direct/reimbursement/site/12/list/' },
];

const breadcrumbs = (list: readonly object[] = items) =>
  shown(element, { 'data-items': JSON.stringify(list) });

it('[UI-03] lists the pages down to this one, which is not a link', async () => {
  const screen = await breadcrumbs();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(
    items.map(({ label }) => label),
  );
  expect(screen.getAllByRole('link').map(link => (link as HTMLAnchorElement).href)).toEqual(
    items.slice(0, 2).map(({ href }) => location.origin + href),
  );
  expect(screen.root.querySelector('[aria-current="page"]')?.textContent).toBe('Reimbursement List');
});

it.each(['https://evil.example/', 'javascript:alert(1)'])(
  '[UI-03] [NET-01] shows an item that links to %s as text and logs it once',
  async href => {
    expectLogged('psp-breadcrumbs: a breadcrumb does not lead to an address of this site');
    const screen = await breadcrumbs([{ label: 'Elsewhere', href }, { label: 'There, too', href }, ...items]);
    expect(screen.getByText('Elsewhere')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull();
    expect(logged()).toHaveLength(1);
    expect(logged().join()).not.toContain(href);
  },
);

it('[UI-03] renders nothing without breadcrumbs', async () => {
  const screen = await breadcrumbs([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
