import { useEffect, useState } from 'react';
import { native } from '../../embed/native.ts';
import { asksAfter, consentCookie, isRemembered } from './cookie-consent.rules.ts';

/** Whether this element asks now, and what ends that. Of several on a page the first asks. [UI-10] */
export function useConsent() {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const look = () => setAsking(!isAnswered() && [...waiting][0] === look);
    const begin = () => {
      waiting.add(look);
      lookAgain();
    };
    const timer = setTimeout(begin, asksAfter);
    // It may have been answered in another tab.
    addEventListener('focus', lookAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', lookAgain);
      waiting.delete(look);
      lookAgain();
    };
  }, []);
  return { isAsking, dismiss };
}

/** Those whose time has come, each as what makes it look whether it is its turn. */
const waiting = new Set<() => void>();

/** Where no cookie is kept, the answer holds for this page at least. */
let isAnsweredHere = false;

function lookAgain(): void {
  for (const look of waiting) look();
}

function dismiss(): void {
  remember();
  isAnsweredHere = !isRemembered(cookies());
  lookAgain();
}

const isAnswered = (): boolean => isAnsweredHere || isRemembered(cookies());

function cookies(): string {
  try {
    return native(document, 'cookie');
  } catch {
    // A frame without an origin has none.
    return '';
  }
}

function remember(): void {
  try {
    Reflect.set(Object.getPrototypeOf(document), 'cookie', consentCookie(location.protocol), document);
  } catch {
    // As above.
  }
}
