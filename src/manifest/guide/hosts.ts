// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.

import { code, table } from '../markdown.ts';

/** How a server framework works with the library. */
interface Framework {
  readonly name: string;
  /** The attribute that passes on its CSRF token. */
  readonly token: string;
  readonly setting: string;
  /** How it reads a JSON body. */
  readonly json: string;
}

const frameworks: readonly Framework[] = [
  {
    name: 'Django',
    token: 'data-token="{{ csrf_token }}"',
    setting:
      "`CSRF_HEADER_NAME = 'HTTP_X_CSRF_TOKEN'`, since it looks for `X-CSRFToken`. The native form of psp-quick-actions needs [six lines of middleware](hosts.md#csrf-tokens).",
    json: '`json.loads(request.body)`',
  },
  {
    name: 'Rails',
    token: 'data-token="<%= form_authenticity_token %>"',
    setting:
      'Nothing for the header. For the native form of psp-quick-actions: `config.action_controller.request_forgery_protection_token = :_token`.',
    json: '`params`',
  },
  {
    name: 'Laravel',
    token: 'data-token="{{ csrf_token() }}"',
    setting: 'Nothing: it checks both.',
    json: "`$request->input('reason')`",
  },
  {
    name: 'Spring Security',
    token: 'data-token="${_csrf.token}"',
    setting:
      'Nothing if the session stores the token: it checks the header. With `CookieCsrfTokenRepository`: `setHeaderName("X-CSRF-TOKEN")`. `setParameterName("_token")` makes it accept the form field as well.',
    json: '`@RequestBody`',
  },
  {
    name: 'PHP',
    token: 'data-token="<?= htmlspecialchars($token) ?>"',
    setting: "Compare `$_SERVER['HTTP_X_CSRF_TOKEN']` with the session's token.",
    json: "`json_decode(file_get_contents('php://input'))`",
  },
];

/** The chapters on a host's settings: CSRF tokens, JSON bodies and expired sessions. */
export const hostSettings = (): string =>
  [
    '## Settings of a host',
    'Every POST sends the token of `data-token` in the header `X-CSRF-Token`; a form also sends it in the field `_token`. Approve and deny send JSON, `{"quickApprove": true}` and `{"quickDeny": true, "reason": "…"}`; a host that only parses forms has to read the request body itself. Two complete hosts to copy, and code for `Idempotency-Key` in five frameworks: [hosts.md](hosts.md).',
    table(
      ['Framework', 'Token', 'Setting', 'Reading JSON'],
      frameworks.map(({ name, token, setting, json }) => [name, code(token), setting, json]),
    ),
    '## Sign-in',
    'Answer a call without a session with status 401. A redirect is recognized, too, if the last segment of its path (ignoring case, `;…` and a file extension) is login, log-in, logon, signin, sign-in, sign_in, signon, auth, sso, cas or wp-login, or if its path ends in session/new or sessions/new. So is a page with a password field instead of the answer. If your sign-in page has another address, set `data-login-path`. The user sees a message, keeps what they typed, and nothing counts as saved.',
  ].join('\n\n');
