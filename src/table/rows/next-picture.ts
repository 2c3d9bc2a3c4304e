/** Milliseconds after which nobody waits for a picture: windows that nobody sees have none. */
const patience = 100;

/** Settles when the browser has painted what now stands in the document. */
export function nextPicture(): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, patience);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // After the picture, and after whatever else waits for it.
      setTimeout(resolve);
    });
  });
}
