/** A plugin of Rollup; the parts that its test calls. */
export function leanDefinitions(): {
  transform(this: { parse(code: string): unknown }, code: string, id: string): { code: string } | null;
};
