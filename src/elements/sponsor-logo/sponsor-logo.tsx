import type { ViewProps } from '../../embed/element/element-module.ts';
import type { definition } from './sponsor-logo.definition.ts';
import { useSponsorLogo } from './sponsor-logo.state.ts';

/** The logo of a sponsor. Its height is reserved, so nothing shifts when it loads or fails. [UI-08] */
export function SponsorLogo(props: ViewProps<typeof definition>) {
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
