/** The settings that an element passes with each call: the common attributes and its own tag. */
export interface PageSettings {
  /** The tag of the calling element, for the console. [NET-14] */
  readonly tag?: string | undefined;
  /** The calling element, which is hidden after Back until its requests are answered. [NET-26] */
  readonly host?: HTMLElement | undefined;
  readonly apiBase?: string | undefined;
  readonly token?: string | undefined;
  /** The cookie that holds the CSRF token, where there is no `token`. [NET-25] */
  readonly tokenCookie?: string | undefined;
  readonly loginPath?: string | undefined;
}
