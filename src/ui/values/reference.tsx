import { siteUrl } from '../../platform/address.ts';
import { useLogOnce } from '../hooks/use-warning.ts';

export interface ReferenceProps {
  readonly text: string | number | null | undefined;
  /** The address of the page that it leads to, as the host states it. */
  readonly address: string | number | null | undefined;
}

/** What names a record, as a link; a text if there is no address, or one of another site, which is logged. [NET-01] */
export function Reference({ text, address }: ReferenceProps) {
  const url = address ? siteUrl(String(address)) : undefined;
  const logRef = useLogOnce<HTMLElement>(address && !url ? crossOriginLink : undefined);
  return <bdi ref={logRef}>{url && text ? <a href={url}>{text}</a> : text}</bdi>;
}

const crossOriginLink =
  'a link of a record does not lead to an address of this site and is shown as text. Send addresses of this site, such as /patient/12/.';
