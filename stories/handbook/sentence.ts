/** `One Cent Too Much` → `One cent too much`. */
export const sentence = (name: string): string =>
  name.charAt(0) +
  name
    .slice(1)
    .replace(/\b[A-Z](?=[a-z]|\b)/g, letter => letter.toLowerCase())
    .replace('json', 'JSON')
    .replace('scout pass', 'ScoutPass');
