/** Whether text that is not valid JSON has None, True or False in place of a value, as Python prints them. */
export const hasPythonWords = (text: string): boolean => /[[{,:]\s*(None|True|False)\b/.test(text);
