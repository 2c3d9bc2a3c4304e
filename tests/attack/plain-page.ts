import type { Browser } from 'playwright';
import { workOf } from './page-work.ts';

/**
 * The CPU time in milliseconds that this browser on this machine needs to show `count` boxes of plain markup, one per
 * frame: about as many nodes as that many elements have, but without the library.
 *
 * On a long page the browser's own work for each frame takes most of the time, whatever has changed in it.
 */
export async function plainPageTime(browser: Browser, count: number): Promise<number> {
  await using context = await browser.newContext({ viewport: { width: 375, height: 900 } });
  const page = await context.newPage();
  const { cpu } = await workOf(browser, page, () => page.evaluate(showBoxes, count));
  return cpu;
}

/** Runs in the page. */
async function showBoxes(count: number): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { box-sizing: border-box } p { margin: 4px; overflow: hidden } span { color: #333 }');
  for (let box = 0; box < count; box += 1) {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    for (let line = 0; line < 20; line += 1) root.append(lineOf(box, line));
    await new Promise(requestAnimationFrame);
  }

  function lineOf(box: number, line: number): Node {
    const created = document.createElement('div');
    for (const [place, name] of ['p', 'span', 'span', 'span'].entries())
      created.append(
        Object.assign(document.createElement(name), { textContent: `${box} ${line} ${place} ` }),
      );
    return created;
  }
}
