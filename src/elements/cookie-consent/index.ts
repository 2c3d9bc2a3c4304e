import { elementModule } from '../../embed/element.ts';
import { contentWideStyles } from '../../ui/content-wide.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import css from './cookie-consent.css?inline';
import { definition } from './cookie-consent.definition.ts';
import { CookieConsent } from './cookie-consent.tsx';

export const element = elementModule({
  definition,
  view: CookieConsent,
  styles: [pieceSheet(), contentWideStyles, css],
});
