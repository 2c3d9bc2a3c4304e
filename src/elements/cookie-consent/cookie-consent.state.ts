import { useEffect, useState } from 'react';
import { native } from '../../platform/native.ts';
import { ofPage } from '../../platform/page.ts';
import { bannerDelay, consentCookie, hasConsentCookie } from './cookie-consent.rules.ts';

/** Whether this element shows its banner, and how to dismiss it. With several on a page, only the first shows one. [UI-10] */
export function useConsent() {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(!isDismissed() && [...banners().due][0] === update);
    const becomeDue = () => {
      banners().due.add(update);
      updateBanners();
    };
    const timer = setTimeout(becomeDue, bannerDelay);
    // The banner may have been dismissed in another tab.
    addEventListener('focus', updateBanners);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', updateBanners);
      banners().due.delete(update);
      updateBanners();
    };
  }, []);
  return { isVisible, dismiss };
}

/** The banners of the page. */
const banners = () =>
  ofPage('banners', () => ({
    /** The update functions of all elements whose delay is over, oldest first. */
    due: new Set<() => void>(),
    /** Fallback while cookies are blocked: the dismissal then lasts until the page is left. */
    isDismissedWithoutCookie: false,
  }));

function updateBanners(): void {
  for (const update of banners().due) update();
}

function dismiss(): void {
  writeConsentCookie();
  banners().isDismissedWithoutCookie = !hasConsentCookie(readCookies());
  updateBanners();
}

const isDismissed = (): boolean => banners().isDismissedWithoutCookie || hasConsentCookie(readCookies());

function readCookies(): string {
  try {
    return native(document, 'cookie');
  } catch {
    // Access throws in a document with an opaque origin, such as a sandboxed frame.
    return '';
  }
}

function writeConsentCookie(): void {
  try {
    Reflect.set(Object.getPrototypeOf(document), 'cookie', consentCookie(location.protocol), document);
  } catch {
    // See readCookies.
  }
}
