/** Whether a text holds an expression of a template engine that the server did not evaluate. */
export const isUnrendered = (text: string): boolean =>
  /\{\{.*\}\}|\{%.*%\}|<%.*%>|<\?php|^\$\{.*\}$/s.test(text);
