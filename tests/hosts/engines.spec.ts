import { expect, test } from '@playwright/test';
import { render } from '../recipes/rendered.ts';
import './templates/handlebars.mjs';

const hostile = `BREATHE "2" 'é' </script><!-- &amp; {{ 7 * 7 }} {% raw %} \\u003c`;
const context = {
  cspNonce: 'bm9uY2U+/w==',
  token: `t${hostile}`,
  site: { id: '12', name: 'Site' },
  parent: { id: '12', depositBalance: '1000.00' },
  children: [{ id: '7', name: hostile, depositBalance: '100.00', depositThresholdAmount: '25.00' }],
};

/** The template engines that no host of pages.spec.ts uses. */
for (const engine of ['twig', 'blade', 'jinja', 'handlebars'] as const)
  test(`[EMB-07] the tag function in ${engine} hands a hostile text to its element unchanged`, async ({
    page,
  }) => {
    const [rendered] = await render(engine, [{ template: 'tag', encoding: 'utf-8', context }]);
    if (!rendered || !('html' in rendered)) throw new Error(JSON.stringify(rendered));
    await page.route('**/*', route => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill(
        pathname.startsWith('/psp/')
          ? { path: pathname.replace('/psp/', 'dist/') }
          : { contentType: 'text/html; charset=utf-8', body: rendered.html },
      );
    });
    await page.goto('https://host.test/');
    const form = page.locator('psp-deposit-form');
    await expect(form.getByText(hostile).first()).toBeVisible();
    await expect(form).toHaveAttribute('data-token', context.token);
    expect(JSON.parse((await form.getAttribute('data-children')) ?? '')).toEqual(context.children);
  });
