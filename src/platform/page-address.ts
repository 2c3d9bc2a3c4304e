import { type AddressProblem, addressOf, type Target } from './address.ts';
import { native } from './native.ts';
import { sameOriginUrl } from './same-origin.ts';

/** The base of relative addresses, as of the page's own links: its `<base>` or its URL. */
const pageBase = (): string => native(document, 'baseURI');

/** The URL of the page; in a srcdoc frame, which has none of its own (about:srcdoc), that of the page around it. */
export const pageUrl = (): string => (location.protocol === 'about:' ? pageBase() : location.href);

/** The full URL of an address from an attribute, a row or an answer; undefined unless it is of this site. [NET-01] */
export const siteUrl = (address: string): string | undefined => sameOriginUrl(address, pageBase(), origin);

/** The full URL of a call of this page, or the reason why it must not be sent. [NET-01] */
export const callUrl = (template: string, target: Target): string | AddressProblem =>
  addressOf(template, target, pageBase(), origin);
