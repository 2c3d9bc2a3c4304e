const isAscii = /^[\0-\x7f]*$/;

/**
 * A text as searches compare it: texts that look the same are equal, whatever their case, accents, composition, quotes
 * and spaces. Upper case folds more than lower case: ß and SS, and both small sigmas, become equal. [TBL-26]
 */
export function foldedText(text: string): string {
  if (isAscii.test(text)) return text.toUpperCase();
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'").replace(/\s/g, ' ');
  return plain.toUpperCase();
}
