import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import type { ReactNode } from 'react';

/** What react-select writes its styles into: one sheet, shared by all shadow roots. */
export const emotionSheet = new CSSStyleSheet();

// Emotion would put <style> tags into the page: they do not reach shadow roots, and `style-src 'self'` blocks them. [EMB-08]
class AdoptedSheet extends StyleSheet {
  override insert(rule: string) {
    try {
      emotionSheet.insertRule(rule, emotionSheet.cssRules.length);
    } catch {
      // A rule with a vendor's prefix that this browser does not know.
    }
  }
}

const cache = emotionCache();

function emotionCache(): EmotionCache {
  const options = { key: 'psp', container: document.createElement('div'), speedy: true };
  return Object.assign(createCache(options), { sheet: new AdoptedSheet(options) });
}

/** Inside it, emotion writes to `emotionSheet` and nowhere else. */
export function EmotionScope({ children }: { readonly children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
