/** Tells the page that it is shown: by Back from the back/forward cache, or as part of an ordinary load. */
export const showPage = (persisted: boolean): unknown =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
