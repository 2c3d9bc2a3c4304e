import { elementModule } from '../../embed/element/define.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import contentWideStyles from '../../ui/styles/content-wide.css?inline';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './sponsor-logo.css?inline';
import { definition } from './sponsor-logo.definition.ts';
import { useSponsorLogo } from './sponsor-logo.state.ts';

export const element = elementModule({
  definition,
  view: SponsorLogo,
  styles: [sharedSheet(), contentWideStyles, css],
});

/** The logo of a sponsor. Its height is reserved, so nothing shifts when it loads or fails. [UI-08] */
function SponsorLogo(props: ViewProps<typeof definition>) {
  const { source, reportBroken } = useSponsorLogo(props);
  return (
    <div className="logo">
      {source && (
        <img
          key={source}
          src={source}
          alt={props.attributes.alt}
          height={85}
          part="logo"
          onError={reportBroken}
        />
      )}
    </div>
  );
}
