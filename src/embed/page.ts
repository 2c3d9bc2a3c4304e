// A page's <img name="readyState"> would answer in the document's place; its prototype cannot be clobbered.
const readyState = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState')?.get;

/** Whether the page's HTML is still arriving. */
export const pageIsArriving = (): boolean => readyState?.call(document) === 'loading';
