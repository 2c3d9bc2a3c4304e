/** Escapes control and format characters, such as colours of a terminal and marks that turn the direction of a text. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, character =>
    character
      .split('')
      .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
