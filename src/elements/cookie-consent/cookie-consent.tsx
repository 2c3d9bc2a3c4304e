import { useLayoutEffect, useRef } from 'react';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AnnouncedText } from '../../ui/feedback/announced-text.tsx';
import { useFocusReturn } from '../../ui/hooks/focus-return.ts';
import contentWideStyles from '../../ui/styles/content-wide.css?inline';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './cookie-consent.css?inline';
import { definition } from './cookie-consent.definition.ts';
import { useConsent } from './cookie-consent.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({
  definition,
  view: CookieConsent,
  styles: [sharedSheet(), contentWideStyles, css],
});

/** The cookie banner, until it is dismissed. [UI-10] */
function CookieConsent({ attributes: { policyUrl } }: ViewProps<typeof definition>) {
  const { isVisible, dismiss } = useConsent();
  return isVisible && <Banner {...{ policyUrl, dismiss }} />;
}

/**
 * A non-modal banner over the page. It reserves its height at the page's end, and moves out of the way when it covers the
 * focused element.
 */
function Banner({ policyUrl, dismiss }: { readonly policyUrl: string | undefined; dismiss(): void }) {
  const texts = useTexts(catalogue);
  const banner = useRef<HTMLElement>(null);
  const focus = useFocusReturn();
  useLayoutEffect(() => (banner.current ? showBanner(banner.current) : undefined), []);
  return (
    <section
      ref={banner}
      className="consent"
      aria-label={texts.label}
      popover="manual"
      part="banner"
      onFocus={focus.remember}
    >
      <div role="status">
        <p>
          <AnnouncedText text={texts.message} delay={600} />
        </p>
      </div>
      {policyUrl && <a href={policyUrl}>{texts.policy}</a>}
      <Button
        tone="primary"
        onClick={({ currentTarget }) => {
          focus.returnFocus(currentTarget);
          dismiss();
        }}
      >
        {texts.dismiss}
      </Button>
    </section>
  );
}

/** Opens the banner in the top layer, away from the focused element. Returns the clean-up function. */
function showBanner(banner: HTMLElement): () => void {
  banner.showPopover();
  const releaseSpace = reserveSpace(banner);
  const uncoverFocus = (event: FocusEvent) => {
    const [focused] = event.composedPath();
    if (!(focused instanceof Element) || banner.contains(focused)) return;
    // Wait until the browser has scrolled to the focused element.
    requestAnimationFrame(() => {
      if (overlaps(focused, banner)) banner.classList.toggle('at-top');
    });
  };
  addEventListener('focusin', uncoverFocus);
  return () => {
    removeEventListener('focusin', uncoverFocus);
    releaseSpace();
  };
}

/** Extends the page by the height of the banner, so that its last controls can be scrolled free (decision 30). [UI-10] */
function reserveSpace(banner: HTMLElement): () => void {
  const root = document.documentElement;
  const { style } = root;
  const own = style.paddingBlockEnd;
  const used = Number.parseFloat(getComputedStyle(root).paddingBlockEnd);
  const update = () => {
    style.paddingBlockEnd = `${used + banner.offsetHeight + gap}px`;
    // Sticky bars of all elements stand above the banner (pager.css, editing-bar.css, deposit-form.css).
    style.setProperty('--_psp-banner', `${banner.offsetHeight + gap / 2}px`);
  };
  update();
  const resized = new ResizeObserver(update);
  resized.observe(banner);
  return () => {
    resized.disconnect();
    style.paddingBlockEnd = own;
    style.removeProperty('--_psp-banner');
  };
}

/** The space above and below the banner in pixels. */
const gap = 32;

function overlaps(first: Element, second: Element): boolean {
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
}
