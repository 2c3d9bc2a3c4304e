/** Marks the buttons of rows that decide or remove. */
export const guardedAttribute = 'data-guarded';
