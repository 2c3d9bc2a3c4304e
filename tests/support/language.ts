/** The path of PHP, Python or Ruby; `npm run test:full` finds it or installs it. */
export function languagePath(variable: 'PHP' | 'PYTHON' | 'RUBY'): string {
  const path = process.env[variable];
  if (!path)
    throw new Error(
      `${variable} is not set. Set it to a path, or run \`npm run test:full\`, which says what is missing.`,
    );
  return path;
}
