import { beforeEach, expect, it } from 'vitest';
import { element as depositForm } from '../../../src/elements/deposit-form/deposit-form.tsx';
import { expectLogged } from '../../support/console.ts';
import { shown } from '../../support/screen.ts';

// One of the stored thresholds below cannot be read, which is logged.
beforeEach(() => expectLogged('depositThresholdAmount of the child "8"'));

/** The form at this width, with the largest amounts that it accepts. */
async function formIn(width: number): Promise<ShadowRoot> {
  const { root } = await shown(depositForm, {
    'data-parent': { id: '1', depositBalance: '999999999.99' },
    'data-children': [
      { id: 7, name: 'AURORA-2-long-term-safety-of-inhaled-treatment', depositBalance: '999999999.99' },
      { id: 8, name: 'BREATHE-2', depositBalance: '999999999.98', depositThresholdAmount: 'none' },
    ],
    'data-site-id': '12',
    style: `width: ${width}px`,
  });
  return root;
}

const widths = [240, 343, 559];

it.each(widths)('[DEP-01] nothing overflows the form at a width of %i px', async width => {
  const root = await formIn(width);
  const overflowing = [...root.querySelectorAll('.card *:not(.visually-hidden, .visually-hidden *)')].filter(
    element =>
      element.getBoundingClientRect().right > width + 8 || element.scrollWidth > element.clientWidth + 1,
  );
  const visible = overflowing.filter(element => element.clientWidth > 1 && !element.matches('label'));
  expect(visible.map(element => element.outerHTML.slice(0, 80))).toEqual([]);
});
