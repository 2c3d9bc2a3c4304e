/** `psp-deposit-form` → `PspDepositForm`. */
export const className = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
