// Limits the number of attempts, since the JSON itself may contain thousands of brackets.
const maxAttempts = 20;

/** Whether JSON follows another text, such as a warning that PHP printed. */
export const hasTextBeforeJson = (text: string): boolean =>
  /^\s*[^\s[{].*[\]}]\s*$/s.test(text) &&
  [...text.matchAll(/[[{]/g)].slice(0, maxAttempts).some(({ index }) => isJson(text.slice(index)));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
