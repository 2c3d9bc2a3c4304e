import { noToken } from './missing-token.ts';

/** The mistakes of a template, of `mistakes`: also those that an element without React names, which needs no others. */
export const templateMistakes = {
  'near-key': (key: string, right: string) => `"${key}" is a key that nothing reads. Write "${right}".`,
  'foreign-key': (key: string, right: string) =>
    `"${key}" is a name of other table libraries, and nothing reads it. Write "${right}".`,
  'list-as-object': (key: string) =>
    `${key} is an object with numbers as keys where a list belongs. PHP's array_filter keeps the keys: send array_values() of it.`,
  'zoned-time': (key: string) =>
    `"${key}" is in a time zone, but is shown as it was sent: the day may be another one here. Send local time, without Z or offset.`,
  'empty-json': (attribute: string) =>
    `${attribute} is empty; did json_encode fail? Write JSON, or remove the attribute.`,
  'unrendered-expression': (attribute: string) =>
    `${attribute} holds an expression that the server did not evaluate, such as {{ … }}. Use the syntax of the template engine, in a file that it renders.`,
  'word-for-nothing': (attribute: string, word: string) =>
    `${attribute} is "${word}", which the template wrote for a missing value. Leave the attribute out where there is none.`,
  'in-button': () =>
    'it stands in a <button>, which takes the clicks on what is in it. Write it beside the button.',
  'no-token': () => noToken,
} as const satisfies Readonly<Record<string, (...names: never) => string>>;
