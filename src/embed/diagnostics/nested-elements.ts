import { native } from '../../domain/platform/native.ts';

const told = new Set<string>();

/**
 * Names an element that stands in another of ours, once per page: it is that one's fallback and goes with it. Most often
 * a template wrote `<psp-x/>`, which HTML reads as `<psp-x>`, and all that follows went with it. [EMB-10]
 */
export async function warnNestedElement(tag: string, outer: Element): Promise<void> {
  const around = native(outer, 'localName');
  await customElements.whenDefined(around);
  const message = `${tag}: it stands in ${around} and is hidden with the fallback. Write </${around}> before it; HTML knows no <${around}/>.`;
  // One that only adds to what it wraps hides nothing.
  if (!native(outer, 'shadowRoot') || told.has(message)) return;
  told.add(message);
  console.warn(message);
}
