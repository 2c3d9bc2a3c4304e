import { beforeEach, expect, it } from 'vitest';
import { element } from '../../../src/elements/deposit-form/index.ts';
import { expectLogged } from '../../support/console.ts';
import { shown } from '../../support/screen.ts';

// One of the stored thresholds cannot be read.
beforeEach(() => expectLogged('depositThresholdAmount of the child "8"'));

/** The form in a place of this width, with the largest amounts that there are. */
async function formIn(width: number): Promise<ShadowRoot> {
  const { root } = await shown(element, {
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

const widths = [240, 288, 320, 340, 343, 390, 559, 560];

it.each(widths)('[DEP-01] nothing lies beside the form where it is %i px wide', async width => {
  const root = await formIn(width);
  const beside = [...root.querySelectorAll('.card *:not(.visually-hidden, .visually-hidden *)')].filter(
    one => one.getBoundingClientRect().right > width + 8 || one.scrollWidth > one.clientWidth + 1,
  );
  const shown = beside.filter(one => one.clientWidth > 1 && !one.matches('label'));
  expect(shown.map(one => one.outerHTML.slice(0, 80))).toEqual([]);
});

it.each(widths)('[DEP-01] every amount stands whole in one line where it is %i px wide', async width => {
  const root = await formIn(width);
  const lines = [...root.querySelectorAll('dd')].map(amount => {
    const range = document.createRange();
    range.selectNodeContents(amount);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toEqual([1, 1, 1]);
  const inputs = [...root.querySelectorAll('input')];
  expect(inputs.filter(input => input.scrollWidth > input.clientWidth)).toEqual([]);
});
