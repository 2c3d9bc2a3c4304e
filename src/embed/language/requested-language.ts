import { native } from '../../platform/native.ts';

/** The `lang` of an element or its nearest ancestor, past shadow roots; '' without one. [EMB-15] */
export function requestedLanguage(element: Element): string {
  for (let each: Element | undefined = element; each; each = hostOf(each)) {
    const stated = native(each, 'closest').call(each, '[lang]');
    if (stated) return native(stated, 'getAttribute').call(stated, 'lang') ?? '';
  }
  return native(document, 'documentElement').lang;
}

const hostOf = (element: Element): Element | undefined =>
  (native(element, 'getRootNode').call(element) as Partial<ShadowRoot>).host;
