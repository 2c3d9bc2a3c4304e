/** The visible texts of psp-study-list; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  title: 'Studies',
} as const;
