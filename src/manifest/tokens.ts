/** A public custom property and its default. */
export interface Token {
  readonly name: `--psp-${string}`;
  readonly default: string;
}

/** Reads the public custom properties from the text of src/ui/styles/tokens.css, in its order. */
export function tokensIn(css: string): Token[] {
  const uses = css.matchAll(/var\((--psp-[\w-]+),\s*((?:[^()]|\([^()]*\))+)\)/g);
  const tokens = new Map<string, Token>();
  for (const [, name, value] of uses)
    if (name && value && !tokens.has(name))
      tokens.set(name, { name: name as Token['name'], default: value.trim() });
  return [...tokens.values()];
}
