import { useEffect, useEffectEvent, useState } from 'react';
import { sponsorLogo } from '../../api/sponsors.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useRequest } from '../../http/answers/use-request.ts';
import { requestTo } from '../../http/request.ts';
import contentWideStyles from '../../ui/styles/content-wide.css?inline';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './sponsor-logo.css?inline';
import { definition } from './sponsor-logo.definition.ts';
import { logoSource } from './sponsor-logo.rules.ts';

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

/** The source of the logo; undefined while it loads and after any failure, which is only logged. [UI-08] */
function useSponsorLogo({ attributes, page, element }: ViewProps<typeof definition>) {
  const { answer, error } = useRequest(requestTo(sponsorLogo, { path: { id: attributes.sponsorId }, page }));
  const source = answer && logoSource(answer.data);
  const [brokenSource, setBrokenSource] = useState<string>();
  const problem = answer && (source ? source === brokenSource && undecodable : invalidSource);
  const report = useEffectEvent((message: string) => {
    console.error(`${page.tag}: ${message}`);
    element.report({ code: 'ERR_LOGO', message });
  });
  const reportError = useEffectEvent(element.report);
  useEffect(() => {
    if (error) reportError(error.detail);
  }, [error]);
  useEffect(() => {
    if (problem) report(problem);
  }, [problem]);
  return { source: problem ? undefined : source, reportBroken: () => setBrokenSource(source) };
}

const invalidSource =
  'The logo is neither an image data URL nor an address of this site. Send one of them as "data".';
const undecodable =
  'The logo could not be shown as an image. Send one in a format that browsers know, such as PNG or SVG.';
