import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { menuPages } from '../host/pages.ts';
import { expect, test } from './journey.ts';

const workbench = '/direct/site/12/workbench/';

test('[EMB-11] never runs a tampered file, keeps the fallback, and loads the original one on Retry', async ({
  visitor,
  portal: { distFolder },
}) => {
  const name = readdirSync(distFolder).find(file => /^actions\.\w+\.js$/.test(file)) ?? '';
  const path = join(distFolder, name);
  const bytes = readFileSync(path);
  appendFileSync(path, '\nglobalThis.planted = true;');
  await visitor.open(workbench);
  await visitor.sees({ in: 'psp-create-err', text: /This part of the page could not be loaded\./ });
  await visitor.sees({ selector: 'psp-create-err .fallback' });
  expect(await visitor.browser.evaluate(`'planted' in globalThis`)).toBe(false);
  writeFileSync(path, bytes);
  await visitor.click({ in: 'psp-create-err', role: 'button', name: 'Retry', at: 0 });
  await visitor.sees({ in: 'psp-create-err', role: 'combobox', name: 'Study' });
  expect(await visitor.browser.evaluate(`'planted' in globalThis`)).toBe(false);
});

test('[EMB-08] every page of the menu opens under the strict policy, with all its elements', async ({
  visitor,
}) => {
  for (const { path } of menuPages) {
    await visitor.open(path);
    await visitor.sees({ selector: '#content h1' });
    await expect
      .poll(() => visitor.browser.evaluate(`document.querySelectorAll(':not(:defined)').length`), path)
      .toBe(0);
  }
});
