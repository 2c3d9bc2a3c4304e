import { useLayoutEffect, useRef } from 'react';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DebouncedStatus } from '../../ui/feedback/debounced-status.tsx';
import { useFocusReturn } from '../../ui/hooks/focus-return.ts';
import type { definition } from './cookie-consent.definition.ts';
import { useConsent } from './cookie-consent.state.ts';

/** The banner of the site's cookies, while it asks. [UI-10] */
export function CookieConsent({ attributes: { policyUrl } }: ViewProps<typeof definition>) {
  const { isAsking, dismiss } = useConsent();
  return isAsking && <Banner {...{ policyUrl, dismiss }} />;
}

interface BannerProps {
  readonly policyUrl: string | undefined;
  dismiss(): void;
}

/** It lies over the page and holds nobody: what has the focus under it makes it step aside. */
function Banner({ policyUrl, dismiss }: BannerProps) {
  const banner = useRef<HTMLElement>(null);
  const focus = useFocusReturn();
  useLayoutEffect(() => (banner.current ? show(banner.current) : undefined), []);
  return (
    <section
      ref={banner}
      className="consent"
      aria-label="Cookies"
      popover="manual"
      part="banner"
      onFocus={focus.remember}
    >
      <DebouncedStatus text="This site uses cookies so that it works and remembers your choices." />
      {policyUrl && <a href={policyUrl}>Cookie policy</a>}
      <Button
        tone="primary"
        onClick={({ currentTarget }) => {
          focus.giveBack(currentTarget);
          dismiss();
        }}
      >
        Got it
      </Button>
    </section>
  );
}

/** Shows it above everything; answers what stops its stepping aside. */
function show(banner: HTMLElement): () => void {
  banner.showPopover();
  const stepAside = (event: FocusEvent) => {
    const [focused] = event.composedPath();
    if (!(focused instanceof Element) || banner.contains(focused)) return;
    // The browser scrolls to what has got the focus first.
    requestAnimationFrame(() => {
      if (isUnder(focused, banner)) banner.classList.toggle('above');
    });
  };
  addEventListener('focusin', stepAside);
  return () => removeEventListener('focusin', stepAside);
}

function isUnder(focused: Element, banner: Element): boolean {
  const [one, other] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}
