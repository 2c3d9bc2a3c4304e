/** A count with grouped digits, such as `62,000`. */
export const numberText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
