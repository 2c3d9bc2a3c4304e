import type { AttributeDefinition } from '../definition.ts';

/** The attributes that every element has. */
export const commonAttributes = {
  apiBase: { type: 'path', default: '', example: '/portal' },
  token: { type: 'text', example: 'f3b1c0' },
  tokenCookie: { type: 'text', example: 'csrftoken' },
  loginPath: { type: 'path', example: '/account/login' },
} as const satisfies Record<string, AttributeDefinition>;
