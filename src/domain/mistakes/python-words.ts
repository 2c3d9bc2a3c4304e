/** Whether a text that is no JSON has None, True or False where a value belongs, as Python prints them. */
export const hasPythonWords = (text: string): boolean => /[[{,:]\s*(None|True|False)\b/.test(text);
