import { elementModule } from '../../embed/element/define.ts';
import { contentWideStyles } from '../../ui/styles/content-wide.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './sponsor-logo.css?inline';
import { definition } from './sponsor-logo.definition.ts';
import { SponsorLogo } from './sponsor-logo.tsx';

export const element = elementModule({
  definition,
  view: SponsorLogo,
  styles: [sharedSheet(), contentWideStyles, css],
});
