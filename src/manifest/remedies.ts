/** What whoever writes templates or answers calls does about an error, by its code. */
export const remedies: Readonly<Record<string, string>> = {
  ERR_AMOUNT: 'Write stored amounts with a dot and without other signs: `1234.50`, not `1.234,50`.',
  ERR_ATTRIBUTE: 'Mend what the card and the console name; a near miss of a name is named with it.',
  ERR_COLUMNS: 'Give each column in `columns` (of the answer, or of `data-columns`) a `data` of its own.',
  ERR_FIELD_NAMES:
    'Give each child its own id; none may be `parentBalance`, `_token`, or the id of another with `Threshold` after it.',
  ERR_ID: 'Give the attribute that names the record an id without `/`, `\\`, `?`, `#` or `%`.',
  ERR_LISTS:
    'Let the lookup of all choices name those of each narrower one, too; they are offered all the same.',
  ERR_LOGO: 'Send an image that browsers know as a data URL, or its path on this site, as `data`.',
  ERR_NETWORK:
    'Retry. If it stays: is the host up, does it end its answers, does it redirect to another site?',
  ERR_PAGE:
    'Answer a form with a redirect, or with JSON `{"redirect": "/where"}`; refuse it with 422 and a `message`.',
  ERR_PARSE:
    'Look at the answer: is a page or a warning of the host before the JSON, or is the JSON cut off?',
  ERR_REDIRECT: 'Redirect within the site. The post may have been carried out: look before it is sent again.',
  ERR_RESULT:
    'Answer `{"result": "success"}` where it was done, and a report or a deposit with a redirect, or `{"redirect": "/where"}`; where it was not done, say why in `message`.',
  ERR_SCREEN: 'Retry. If it stays: report it with the lines of the console.',
  ERR_SESSION:
    'Sign in again. If nobody was signed out: does the call end at an address that looks like a sign-in page?',
  ERR_SHAPE: 'Compare the answer with openapi.json; the console names the place in it.',
  ERR_TIMEOUT: 'Retry. If it stays: answer faster, or send fewer rows at a time.',
  ERR_URL: 'Name an address of this site, best one that begins with `/`.',
  'HTTP_{status}':
    'Answer with a `message` that says what the person can do: 422 for what cannot be accepted, 409 for a record that has changed meanwhile, 401 for an ended session.',
};
