import { useEffect, useEffectEvent, useState } from 'react';
import { sponsorLogo } from '../../api/sponsors.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useLookup } from '../../http/use-lookup.ts';
import type { definition } from './sponsor-logo.definition.ts';
import { logoSource } from './sponsor-logo.rules.ts';

/** Where the logo is, while it can be shown; what fails is only logged. [UI-08] */
export function useSponsorLogo({ attributes, page, element }: ViewProps<typeof definition>) {
  const { answer, error } = useLookup(sponsorLogo, { path: { id: attributes.sponsorId }, page });
  const source = answer && logoSource(answer.data, location.href);
  const [broken, setBroken] = useState<string>();
  const isRefused = answer !== undefined && source === undefined;
  const fail = useEffectEvent((why: string) => {
    console.error(`${page.tag}: ${why}`);
    element.report({ code: 'ERR_LOGO', message: why });
  });
  const report = useEffectEvent(element.report);
  useEffect(() => {
    if (error) report(error.detail);
  }, [error]);
  useEffect(() => {
    if (isRefused) fail(refused);
  }, [isRefused]);
  useEffect(() => {
    if (broken) fail(undecodable);
  }, [broken]);
  return { source: source === broken ? undefined : source, giveUp: () => setBroken(source) };
}

const refused =
  'The logo is neither an image data URL nor an address of this site. The host has to send one of them as "data".';
const undecodable =
  'The logo could not be shown as an image. The host has to send one that browsers know, such as PNG or SVG.';
