import { sameOriginUrl } from '../../domain/platform/same-origin.ts';

/** Accepts image data URLs and addresses of this site; undefined for anything else. [UI-08] */
export const logoSource = (data: string, base: string): string | undefined =>
  /^data:image\/[\w.+-]+[;,]/i.test(data) ? data : sameOriginUrl(data, base);
