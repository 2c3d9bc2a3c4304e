import { elementModule } from '../../embed/element/define.ts';
import { contentWideStyles } from '../../ui/styles/content-wide.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './cookie-consent.css?inline';
import { definition } from './cookie-consent.definition.ts';
import { CookieConsent } from './cookie-consent.tsx';

export const element = elementModule({
  definition,
  view: CookieConsent,
  styles: [sharedSheet(), contentWideStyles, css],
});
