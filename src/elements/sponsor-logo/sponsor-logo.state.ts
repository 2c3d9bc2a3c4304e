import { useEffect, useEffectEvent, useState } from 'react';
import { sponsorLogo } from '../../api/sponsors.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useRequest } from '../../http/answers/use-request.ts';
import { requestTo } from '../../http/request.ts';
import type { definition } from './sponsor-logo.definition.ts';
import { logoSource } from './sponsor-logo.rules.ts';

/** The source of the logo; undefined while it loads and after any failure, which is only logged. [UI-08] */
export function useSponsorLogo({ attributes, page, element }: ViewProps<typeof definition>) {
  const { answer, error } = useRequest(requestTo(sponsorLogo, { path: { id: attributes.sponsorId }, page }));
  const source = answer && logoSource(answer.data);
  const [brokenSource, setBrokenSource] = useState<string>();
  const isInvalid = answer !== undefined && source === undefined;
  const logFailure = useEffectEvent((message: string) => {
    console.error(`${page.tag}: ${message}`);
    element.report({ code: 'ERR_LOGO', message });
  });
  const report = useEffectEvent(element.report);
  useEffect(() => {
    if (error) report(error.detail);
  }, [error]);
  useEffect(() => {
    if (isInvalid) logFailure(invalidSource);
  }, [isInvalid]);
  useEffect(() => {
    if (brokenSource) logFailure(undecodable);
  }, [brokenSource]);
  return {
    source: source === brokenSource ? undefined : source,
    reportBroken: () => setBrokenSource(source),
  };
}

const invalidSource =
  'The logo is neither an image data URL nor an address of this site. The host has to send one of them as "data".';
const undecodable =
  'The logo could not be shown as an image. The host has to send one that browsers know, such as PNG or SVG.';
