import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import type { ReactNode } from 'react';
import { addGeneratedRule } from '../styles/shared-sheet.ts';

// By default Emotion adds <style> tags to the page: they do not reach shadow roots, and `style-src 'self'` blocks
// them. [EMB-08]
class AdoptedSheet extends StyleSheet {
  override insert(rule: string) {
    addGeneratedRule(rule);
  }
}

const cache = emotionCache();

function emotionCache(): EmotionCache {
  const options = { key: 'psp', container: document.createElement('div'), speedy: true };
  return Object.assign(createCache(options), { sheet: new AdoptedSheet(options) });
}

/** Makes Emotion write to the shared style sheet inside this scope. */
export function EmotionScope({ children }: { readonly children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
