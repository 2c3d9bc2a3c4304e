/** Texts that may occur beside those of the host: dates, months, amounts, currencies, error codes, times. */
const formats =
  /\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}\b|\b(January|February|March|April|May|June|July|August|September|October|November|December)\b|\b[A-Z]{2,}[-_]?[A-Z\d]*\b|\d+/g;

const attributes = ['aria-label', 'title', 'placeholder', 'alt'];

/**
 * The texts in the shadow roots of an element that are neither in the pseudo-language, which has brackets, nor among the
 * texts of the host. [EMB-15]
 */
export function foreignTexts(shown: Element, hostTexts: string): string[] {
  const known = plain(hostTexts);
  const own = [...textsIn(shown)].map(text => plain(withoutTranslated(text)));
  return [...new Set(own.filter(text => /[a-z]{2}/i.test(text) && !isOfHost(text, known)))];
}

/** The rest of a text; a translated one may be a value in another. */
function withoutTranslated(text: string): string {
  const rest = text.replace(/\[[^[\]]*~\]/g, ' ');
  return rest === text ? text : withoutTranslated(rest);
}

// Stories repeat letters and sentences to create long texts.
const plain = (text: string): string =>
  text
    .replaceAll('\\n', ' ')
    .replace(formats, ' ')
    .replace(/(\w)\1{9,}/g, ' ')
    .replace(/[\s\p{P}\p{S}\p{Cf}]+/gu, ' ')
    .trim()
    .replace(/^(.{4,200}?)(?: \1)+$/s, '$1');

/** A text of the host, or several of them beside each other. */
const isOfHost = (text: string, known: string): boolean =>
  known.includes(text) || text.split(' ').every(word => word.length < 2 || isName(word, known));

// Names begin with a capital: an ordinary word may be anywhere in the source of a story.
const isName = (word: string, known: string): boolean => /^\p{Lu}/u.test(word) && known.includes(word);

function* textsIn(element: Element): Generator<string> {
  for (const root of rootsIn(element)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node.textContent?.trim() &&
        !node.parentElement?.closest('style, .setup-mistake details, .setup details')
      )
        yield node.textContent;
    for (const each of root.querySelectorAll('*'))
      for (const name of attributes) if (each.getAttribute(name)) yield each.getAttribute(name) ?? '';
  }
}

const rootsIn = (element: Element): ShadowRoot[] =>
  [element, ...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);

/** How far the padding of a button may extend beyond its element. */
const outdent = 8;

/** The texts that do not fit and are cut without an ellipsis, and elements that are wider than the page. [EMB-15] */
export function tooWide(shown: Element): string[] {
  const wide = rootsIn(shown)
    .map(({ host }) => host)
    .filter(({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth + outdent)
    .map(({ localName, scrollWidth }) => `${localName} is ${scrollWidth}px wide`);
  const cut = rootsIn(shown)
    .flatMap(root => [...root.querySelectorAll('button, label, legend, h2, h3, p, dt, dd, th, td, a, span')])
    .filter(isCut)
    .map(each => `cut: ${each.textContent?.trim().slice(0, 60)}`);
  return [...wide, ...cut];
}

function isCut(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth + 1 || !element.clientWidth) return false;
  const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
  const isHidden = overflowX === 'hidden' || overflowX === 'clip';
  return isHidden && textOverflow !== 'ellipsis' && clipPath === 'none' && element.clientWidth > 2;
}
