import { siteUrl } from '../../platform/address.ts';

/** Accepts image data URLs and addresses of this site; undefined for anything else, the empty text included. [UI-08] */
export const logoSource = (data: string): string | undefined =>
  /^data:image\/[\w.+-]+[;,]/i.test(data) ? data : data.trim() ? siteUrl(data) : undefined;
