/** Whether a text ends as JSON ends but does not begin so: a cheap check that decides whether the rules are loaded. */
export const mayHaveTextBeforeJson = (text: string): boolean => /^\s*[^\s[{].*[\]}]\s*$/s.test(text);

// The JSON itself may have thousands of brackets.
const mostTries = 20;

/** Whether JSON follows another text, such as a warning that PHP printed. */
export const hasTextBeforeJson = (text: string): boolean =>
  mayHaveTextBeforeJson(text) &&
  [...text.matchAll(/[[{]/g)].slice(0, mostTries).some(({ index }) => isJson(text.slice(index)));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
