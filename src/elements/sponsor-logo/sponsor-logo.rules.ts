import { sameOriginUrl } from '../../domain/platform/same-origin.ts';

/** The source of a logo: an image in itself, or an address of this site; undefined for anything else. [UI-08] */
export const logoSource = (sent: string, base: string): string | undefined =>
  /^data:image\/[\w.+-]+[;,]/i.test(sent) ? sent : sameOriginUrl(sent, base);
