import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { createPortal, type Portal } from '../host/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
let portal: Portal;
beforeAll(async () => {
  portal = await createPortal({ dataFile: join(folder, 'portal.sqlite'), distFolder: resolve('dist') });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

describe('psp check on the reference portal', () => {
  it.each([
    '/direct/site/12/dashboard',
    '/study/508/units/',
    '/direct/reimbursement/all/',
    '/direct/reimbursement/site/12/review/?paged',
  ])('[CLI-04] finds nothing on %s', async path => {
    const out: string[] = [];
    const code = await main(['check', portal.url + path], {
      out: text => out.push(text),
      error: text => out.push(text),
    });
    expect([code, out]).toEqual([0, [expect.stringContaining('No problems found.')]]);
  });
});
