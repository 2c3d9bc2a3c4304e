import { expect } from '@playwright/test';
import { test as base, type Portal } from '../journeys/host.ts';
import { startFirefox, startWebKit } from './browsers.ts';
import { Visitor } from './visitor.ts';

/** Set by the projects of playwright.config.ts. */
export interface EngineOptions {
  readonly engine: keyof typeof engines;
}

const engines = { firefox: startFirefox, webkit: startWebKit };

/** A journey in a browser of its own; none may violate the page's security policy. */
export const test = base.extend<{ visitor: Visitor; portal: Portal }, EngineOptions>({
  engine: ['firefox', { scope: 'worker', option: true }],
  visitor: async ({ engine, host }, use, testInfo) => {
    const browser = await engines[engine]();
    await use(new Visitor(browser, host.url));
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', {
        body: Buffer.from(await browser.screenshot(), 'base64'),
        contentType: 'image/png',
      });
    await browser.close();
  },
  portal: [
    async ({ visitor }, use) => {
      const ask = <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
        const options = JSON.stringify({ method, body: JSON.stringify(body) });
        return visitor.browser.evaluate(`fetch('${path}', ${options}).then(answer => answer.json())`);
      };
      await visitor.open('/');
      // A returning visitor, who has closed the cookie banner.
      await visitor.browser.evaluate(`document.cookie = 'cookieConsent=dismissed; path=/'`);
      await ask('POST', '/test/reset');
      await use({
        fault: order => ask('POST', '/test/faults', order),
        requests: () => ask('GET', '/test/requests'),
        release: () => ask('POST', '/test/release'),
      });
      expect(await ask('GET', '/test/violations')).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
