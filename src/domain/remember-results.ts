const maxResults = 10_000;

/**
 * The same function of one text, with its results kept: the rows of a list share few statuses, days and class names, so
 * each is worked out once instead of 100,000 times. At most 10,000 results are kept.
 */
export function rememberResults<Result>(of: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return text => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = of(text);
    // Stryker disable next-line all: it only bounds memory.
    if (results.size < maxResults) results.set(text, result);
    return result;
  };
}
