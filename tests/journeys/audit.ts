import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe on the elements with these tags. It runs in the page itself: axe's support for frames, which opens a second
 * page, is not needed, since the portal has none.
 */
export async function violationsIn(page: Page, tags: readonly string[]) {
  // Describing every element that passes would take a third of the time.
  const audit = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  for (const tag of tags) audit.include(tag);
  return (await audit.analyze()).violations;
}
