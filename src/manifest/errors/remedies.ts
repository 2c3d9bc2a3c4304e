/** Error code → what template authors or host developers can do about it. */
export const remedies: Readonly<Record<string, string>> = {
  ERR_AMOUNT:
    'Write stored amounts with a decimal point and no other punctuation: `1234.50`, not `1.234,50`.',
  ERR_ATTRIBUTE:
    'Fix what the card and the console name; for a misspelled name, the console suggests the right one.',
  ERR_COLUMNS: 'Give each column in `columns` (of the answer, or in `data-columns`) its own `data`.',
  ERR_FIELD_NAMES:
    'Give each child its own id; none may be `parentBalance`, `_token`, or the id of another child followed by `Threshold`.',
  ERR_ID: 'Give the attribute that names the record an id without `/`, `\\`, `?`, `#` or `%`.',
  ERR_LISTS:
    'Make the lookup of all choices include those of the narrower lookups; they are offered all the same.',
  ERR_LOGO: 'Send as `data` an image in a common format, either as a data URL or as a path on this site.',
  ERR_NETWORK:
    'Retry. If it happens again, check that the host is running, completes its answers and does not redirect to another site.',
  ERR_PAGE:
    'Answer a form with a redirect, or with JSON `{"redirect": "/where"}`; refuse it with 422 and a `message`.',
  ERR_PARSE: 'Check the answer: is it a page, is there a warning before the JSON, or is the JSON cut off?',
  ERR_REDIRECT:
    'Redirect within the site. The post may have been carried out: check before sending it again.',
  ERR_RESULT:
    'Answer with `{"result": "success"}` on success; answer a report or a deposit with a redirect or `{"redirect": "/where"}`. On failure, give the reason in `message`.',
  ERR_SCREEN: 'Retry. If it happens again, report it with the console output.',
  ERR_SESSION:
    'Sign in again. If the session had not ended, check whether the call is redirected to an address that looks like a sign-in page.',
  ERR_SHAPE: 'Compare the answer with openapi.json; the console names the path of the mismatch.',
  ERR_TIMEOUT: 'Retry. If it happens again, answer faster or send fewer rows at a time.',
  ERR_URL: 'Use an address of this site, preferably one that begins with `/`.',
  'HTTP_{status}':
    'Answer with a `message` that says what the user can do. Use 422 for invalid input, 409 for a record that has changed meanwhile, 401 for an ended session.',
};
