import { commonCatalogue } from './texts/common.ts';
import { requestCatalogue } from './texts/requests.ts';

const { somethingWrong, unavailable, staffDetails } = commonCatalogue.source;
const request = requestCatalogue.source;
/** What is wrong and how to fix it is below the sentence. [NET-13] */
const setupMistake = `${unavailable} ${staffDetails}: {what is wrong and how to fix it}`;

/** What docs/errors.md says about a code. */
interface DescribedError {
  /** What people read, unless the host sends a message of its own. */
  readonly text: string;
  /** When it happens. */
  readonly when: string;
  /** What a template author or a host developer can do about it. */
  readonly remedy: string;
}

/** All codes that `psp:error` and the console report. Only documentation reads the texts; no page downloads them. */
export const errorCodes = {
  ERR_AMOUNT: {
    text: 'An amount that cannot be read: {field of which child, or of data-parent}. Write it as 1234.50.',
    when: 'A stored amount of a deposit form cannot be read. The field of a child stays blank, and the form cannot be saved until an amount is entered; without the balance of the parent, it cannot be saved at all.',
    remedy: 'Write stored amounts with a decimal point and no other punctuation: `1234.50`, not `1.234,50`.',
  },
  ERR_ATTRIBUTE: {
    text: setupMistake,
    when: 'A required attribute is missing, or a value is invalid. The message of the event names each of them.',
    remedy:
      'Fix what the card and the console name; for a misspelled name, the console suggests the right one.',
  },
  ERR_COLUMNS: {
    text: setupMistake,
    when: 'A table has no columns, or the key of a column is empty, or two columns have the same key.',
    remedy: 'Give each column in `columns` (of the answer, or in `data-columns`) its own `data`.',
  },
  ERR_FIELD_NAMES: {
    text: 'data-children gives several fields the name {names}. Give each child its own id.',
    when: 'Two children of a deposit form would post the same field; the form is not sent.',
    remedy:
      'Give each child its own id; none may be `parentBalance`, `_token`, or the id of another child followed by `Threshold`.',
  },
  ERR_ID: {
    text: 'ERR_ID: {name} is missing or cannot be part of an address. Use an id without / \\ ? # or %.',
    when: "An id is missing or would change the call's path. Nothing was sent.",
    remedy: 'Give the attribute that names the record an id without `/`, `\\`, `?`, `#` or `%`.',
  },
  ERR_LOGO: {
    text: 'Nothing; the space of the logo stays empty.',
    when: 'What the host sent as the logo of a sponsor is not an image, or its address is on another site.',
    remedy: 'Send as `data` an image in a common format, either as a data URL or as a path on this site.',
  },
  ERR_NETWORK: {
    text: request.network,
    when: 'No complete answer arrived: no connection, a reset, or an answer that broke off.',
    remedy:
      'Retry. If it happens again, check that the host is running, completes its answers and does not redirect to another site.',
  },
  ERR_PAGE: {
    text: request.pageShown,
    when: 'A form post was answered with an HTML page instead of a redirect, usually the same form with its errors.',
    remedy:
      'Answer a form with a redirect, or with JSON `{"redirect": "/where"}`; refuse it with 422 and a `message`.',
  },
  ERR_PARSE: {
    text: request.notJson,
    when: 'The answer is not JSON.',
    remedy:
      'Check the answer: is it a page, is there a warning before the JSON, is the JSON cut off, or does it contain `NaN`, single quotes or a comma too many? `psp check` names the place.',
  },
  ERR_REDIRECT: {
    text: request.generic,
    when: 'The answer to a POST states a page of another site as its `redirect`.',
    remedy: 'Redirect within the site. The post may have been carried out: check before sending it again.',
  },
  ERR_RESULT: {
    text: request.notConfirmed,
    when: 'The JSON of an answer to a POST, or of a list, says that it failed; or the answer to a decision lacks `"result": "success"`.',
    remedy:
      'Answer a decision that was carried out with `{"result": "success"}`. Refuse with 422, and give the reason in `message`.',
  },
  ERR_SCREEN: {
    text: somethingWrong,
    when: 'The screen failed while it was shown. A Retry button stands beside the text.',
    remedy: 'Retry. If it happens again, report it with the console output.',
  },
  ERR_SESSION: {
    text: request.sessionEnded,
    when: 'The user is no longer signed in.',
    remedy:
      'Sign in again. If the session had not ended, look at the console: it names the redirect that was mistaken for a sign-in redirect.',
  },
  ERR_SHAPE: {
    text: request.otherShape,
    when: "The answer is JSON, but does not match the endpoint's schema.",
    remedy: 'Compare the answer with openapi.json; the console names the path of the mismatch.',
  },
  ERR_SLASH: {
    text: request.generic,
    when: 'A POST was redirected to the same address with or without its trailing slash, or with other capitals, which made it a GET. Whether anything was carried out is unknown.',
    remedy: 'Post to the address that the console names.',
  },
  ERR_TIMEOUT: {
    text: request.timeout,
    when: 'The answer, or the rest of its body, did not arrive in time.',
    remedy: 'Retry. If it happens again, answer faster or send fewer rows at a time.',
  },
  ERR_UNPROVED: {
    text: request.notConfirmed,
    when: 'The answer to a POST proves neither that it was done nor that it was not: a failure is mentioned somewhere in it, or nothing in the answer to a save or a removal states success. A page in answer to one of these has the text of `ERR_PAGE`. If the post is about a list, the list was read again and does not show it either.',
    remedy:
      'Answer a decision with `{"result": "success"}`; a save or a removal with a redirect, without a body, or with `{"success": true}`. Refuse with 422 and a `message`.',
  },
  ERR_URL: {
    text: 'ERR_URL: "{address}" is not an address of this site. Use one that begins with "/".',
    when: 'An address outside this site. Nothing was sent.',
    remedy: 'Use an address of this site, preferably one that begins with `/`.',
  },
  'HTTP_{status}': {
    text: request.generic,
    when: "The host answered with an error status. After a post or for a field's choices, the message of its JSON is shown; of a 400 or 422 those by field, too. Lists and cards show it with a 400, 403 or 422 only. Where a host answers a POST and its CSRF token with 403, 419 or 422 and no JSON, the text is `This page has expired. Reload it and try again.`",
    remedy:
      'Answer with a `message` that says what the user can do. Use 422 for invalid input, 409 for a record that has changed meanwhile, 401 for an ended session.',
  },
} as const satisfies Readonly<Record<string, DescribedError>>;

/** For example `ERR_NETWORK` or `HTTP_404`. */
export type ErrorCode = Exclude<keyof typeof errorCodes, 'HTTP_{status}'> | `HTTP_${number}`;

/** The detail of `psp:error`: our own wording only, without texts or values from the host. [NET-14] */
export interface ErrorDetail {
  readonly code: ErrorCode;
  readonly message: string;
}
