/** `62,000` of `62000`: whole digits in groups of three; a sign or currency may stand before them. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `62,000`: a count as it is shown. */
export const numberText = (count: number): string => grouped(String(count));
