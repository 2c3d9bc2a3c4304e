// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.

import { code, table } from '../markdown.ts';

/** What a framework has to be told. */
interface Framework {
  readonly name: string;
  /** The attribute that hands on its CSRF token. */
  readonly token: string;
  readonly setting: string;
  /** How it reads a body of JSON. */
  readonly json: string;
}

const frameworks: readonly Framework[] = [
  {
    name: 'Django',
    token: 'data-token="{{ csrf_token }}"',
    setting: "`CSRF_HEADER_NAME = 'HTTP_X_CSRF_TOKEN'`, since it looks for `X-CSRFToken`.",
    json: '`json.loads(request.body)`',
  },
  {
    name: 'Rails',
    token: 'data-token="<%= form_authenticity_token %>"',
    setting: 'Nothing: it reads the header.',
    json: '`params`',
  },
  {
    name: 'Laravel',
    token: 'data-token="{{ csrf_token() }}"',
    setting: 'Nothing: it reads both.',
    json: "`$request->input('reason')`",
  },
  {
    name: 'Spring Security',
    token: 'data-token="${_csrf.token}"',
    setting:
      'Nothing where the session keeps the token: it reads the header. With `CookieCsrfTokenRepository`: `setHeaderName("X-CSRF-TOKEN")`. `setParameterName("_token")` makes the field count as well.',
    json: '`@RequestBody`',
  },
  {
    name: 'PHP',
    token: 'data-token="<?= htmlspecialchars($token) ?>"',
    setting: "Compare `$_SERVER['HTTP_X_CSRF_TOKEN']` with the session's token.",
    json: "`json_decode(file_get_contents('php://input'))`",
  },
];

/** What a host has to be told, and what it answers when nobody is signed in. */
export const hostSettings = (): string =>
  [
    '## Settings of a host',
    'Every POST bears the token of `data-token` in the header `X-CSRF-Token`, and a form in its field `_token` as well. To approve and to deny are JSON, `{"quickApprove": true}` and `{"quickDeny": true, "reason": "…"}`: a host that only knows forms reads the body itself.',
    table(
      ['Framework', 'The token', 'What to set', 'How it reads JSON'],
      frameworks.map(({ name, token, setting, json }) => [name, code(token), setting, json]),
    ),
    '## Sign-in',
    'Answer a call without a session with 401. A redirect is understood, too, when the last segment of its path (without `;…` and file extension, in any case) is login, log-in, logon, signin, sign-in, sign_in, signon, auth, sso, cas or wp-login, or new after session or sessions; so is a page with a password field in place of the answer. If people sign in elsewhere, say so in `data-login-path`. The person is told, what was typed stays, and nothing counts as saved.',
  ].join('\n\n');
