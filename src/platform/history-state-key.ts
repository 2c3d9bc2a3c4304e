/** The library's single key in the page's `history.state`. */
export const historyStateKey = 'psp';
