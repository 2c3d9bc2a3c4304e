import type { AttributeDefinition, ElementDefinition } from '../definition.ts';

/** Attributes that every element understands. */
export const commonAttributes = {
  apiBase: {
    type: 'path',
    description: 'Path prefix of every call the element makes.',
    default: '',
    example: '/portal',
  },
  token: {
    type: 'text',
    description: "The page's CSRF token: sent as `_token` in form posts, as `X-CSRF-Token` in every post.",
    example: 'f3b1c0',
  },
  loginPath: {
    type: 'path',
    description:
      'Where an expired session ends. Without it, a path that ends in login, sign-in, sso or the like.',
    example: '/account/login',
  },
} as const satisfies Record<string, AttributeDefinition>;

/** Events that every element sends; all bubble and are composed. */
export const commonEvents = {
  'psp:ready': 'The element has shown its screen for the first time.',
  'psp:error': 'Something failed. `detail` is `{code, message}`.',
  'psp:navigate': 'The browser is about to go to `detail.url`; `preventDefault()` keeps it on the page.',
} as const;

/** Parts of every element that shows something. */
const commonParts = {
  failure: 'The card in place of a screen that cannot be shown.',
} as const;

/** All parts of an element: its own, then the common ones. One that shows nothing of its own has none. */
export const partsOf = ({ parts }: Pick<ElementDefinition, 'parts'>): ElementDefinition['parts'] =>
  Object.keys(parts).length ? { ...parts, ...commonParts } : {};
