import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong in the elements with these tags. It runs in the page as it is: what it would do for frames, a
 * second page among it, is spared, since the portal has none.
 */
export async function violationsIn(page: Page, tags: readonly string[]) {
  const audit = new AxeBuilder({ page }).setLegacyMode();
  for (const tag of tags) audit.include(tag);
  return (await audit.analyze()).violations;
}
