import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { runPortal } from '../unit/host/portal.ts';

const url = runPortal({ distFolder: resolve('dist') });

describe('psp check on the reference portal', () => {
  it.each([
    '/direct/site/12/dashboard',
    '/direct/reimbursement/site/12/list/',
    '/direct/site/12/tables/',
    '/study/508/units/',
    '/direct/reimbursement/all/',
    '/direct/reimbursement/site/12/review/?paged',
  ])('[CLI-04] finds nothing on %s', async path => {
    const out: string[] = [];
    const code = await main(['check', url() + path], {
      out: text => out.push(text),
      error: text => out.push(text),
    });
    expect([code, out]).toEqual([0, [expect.stringContaining('No problems found.')]]);
  });
});
