import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import type { ReactNode } from 'react';
import { addGeneratedRule } from '../styles/shared-sheet.ts';

// Emotion would put <style> tags into the page: they do not reach shadow roots, and `style-src 'self'` blocks them. [EMB-08]
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

/** Inside it, emotion writes to the sheet of all pieces and nowhere else. */
export function EmotionScope({ children }: { readonly children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
