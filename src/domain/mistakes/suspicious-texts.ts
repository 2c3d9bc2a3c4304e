/** Whether a text holds an expression of a template engine that the server did not evaluate. */
export const isUnrendered = (text: string): boolean =>
  /\{\{.*\}\}|\{%.*%\}|<%.*%>|<\?php|^\$\{.*\}$/s.test(text);

/** Whether a text is what a template engine or a script prints for a missing value: Python's None, null, undefined. */
export const isWordForNothing = (text: string): boolean => /^(None|null|undefined)$/.test(text.trim());
