import { commonAttributes } from '../definition.ts';
import { documentedAttributes } from '../documented-element.ts';

/** The attributes that every element has. */
export const documentedCommonAttributes = documentedAttributes(commonAttributes, {
  apiBase:
    'Path prefix of the calls and of the pages whose address the library knows. It is not added to addresses that the page gives, such as `data-endpoint`.',
  token:
    "The page's CSRF token: sent as `_token` in form posts, as `X-CSRF-Token` in every post but that of `psp-quick-actions`.",
  tokenCookie:
    'The name of the cookie that holds the CSRF token; it is read before each post where there is no `data-token`.',
  loginPath:
    'The path of the sign-in page, by which an expired session is detected. A path that ends in login, sign-in, sso or the like always counts as one.',
});

/** The events that every element sends; all bubble and are composed. */
export const commonEvents = {
  'psp:ready': 'The element has shown its screen for the first time.',
  'psp:error': 'Something failed. `detail` is `{code, message}`.',
  'psp:navigate': 'The browser is about to go to `detail.url`; `preventDefault()` keeps it on the page.',
} as const;
