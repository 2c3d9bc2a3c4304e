import { readFileSync } from 'node:fs';
import { expect, test } from './portal.ts';

const [, script = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/upgrading.md', 'utf8')) ?? [];

test('[NET-14] the script of docs/upgrading.md counts errors, lost scripts and slow calls without ids', async ({
  page,
  portal,
}) => {
  const sent: unknown[] = [];
  await page.route('/metrics/psp', route => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.addInitScript(script.replace('duration > 2000', 'duration > 0'));
  await page.route(/\/psp\/deposit-form\.\w+\.js/, route => route.fulfill({ status: 404 }));
  await portal.fault({ match: '/direct/site/12/api/lookup/', fault: 'status', status: 403 });
  await page.goto('/direct/site/12/workbench/');
  await expect.poll(() => sent).toContainEqual({ what: 'error', tag: 'psp-create-err', code: 'HTTP_403' });
  await expect
    .poll(() => sent)
    .toContainEqual({ what: 'script', file: expect.stringMatching(/^deposit-form\./) });
  await expect
    .poll(() => sent)
    .toContainEqual({ what: 'slow', path: '/direct/site/{id}/api/lookup/', ms: expect.any(Number) });
  expect(JSON.stringify(sent)).not.toMatch(/\/12\//);
});
