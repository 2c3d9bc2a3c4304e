import { native } from '../../domain/platform/native.ts';

const warned = new Set<string>();

/**
 * Warns, once per page, that an element is nested in another of ours and is hidden with its fallback. [EMB-10]
 *
 * Usually a template wrote `<psp-x/>`, which HTML parses as an unclosed `<psp-x>`, so everything after it is nested.
 */
export async function warnNestedElement(tag: string, outer: Element): Promise<void> {
  const outerTag = native(outer, 'localName');
  await customElements.whenDefined(outerTag);
  const message = `${tag}: it stands in ${outerTag} and is hidden with the fallback. Write </${outerTag}> before it; HTML knows no <${outerTag}/>.`;
  // Without a shadow root, the outer element hides nothing.
  if (!native(outer, 'shadowRoot') || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
