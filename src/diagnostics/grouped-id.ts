/** Whether an attribute, by its name in HTML, is an id that a template wrote as a number with separators: `1,234`. */
export const isGroupedId = (name: string, text: string): boolean =>
  name.endsWith('-id') && /^\d{1,3}([,.'\s]\d{3})+$/.test(text);
