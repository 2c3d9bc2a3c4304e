/**
 * Runs in the page: presses the buttons of all elements, clicks their links without navigating, and returns all hostile
 * markup, code and addresses found in them. Without `isPressed` it only searches.
 */
export async function pressEverything(isPressed = true): Promise<string[]> {
  // At most this many buttons of a kind are pressed, since the rows of a list have the same buttons.
  const buttonsOfKind = 4;
  const faults = new Set<string>();
  const page = globalThis as unknown as { pressed?: WeakSet<Element> };
  const isFirstTime = !page.pressed;
  page.pressed ??= new WeakSet();
  const { pressed } = page;
  if (isFirstTime) {
    addEventListener('click', event => isOfLink(event) && event.preventDefault(), true);
    addEventListener('psp:navigate', event => {
      const { url } = (event as CustomEvent<{ url: string }>).detail;
      if (!isOwn(url)) faults.add(`psp:navigate to ${url.slice(0, 80)}`);
      event.preventDefault();
    });
  }
  for (const root of isPressed ? roots() : []) {
    const kinds = new Map<string, number>();
    for (const button of root.querySelectorAll<HTMLElement>(
      'button, a, summary, [role=tab], [role=menuitem]',
    )) {
      const kind = `${button.localName} ${button.className} ${button.ariaHasPopup}`;
      const count = kinds.get(kind) ?? 0;
      if (pressed.has(button) || count >= buttonsOfKind) continue;
      kinds.set(kind, count + 1);
      pressed.add(button);
      button.click();
    }
  }
  await new Promise(requestAnimationFrame);
  for (const root of roots()) for (const node of root.querySelectorAll('*')) inspect(node);
  return [...faults];

  function roots(): ShadowRoot[] {
    const elements = [...document.querySelectorAll('*')].flatMap(element => [
      ...(element.shadowRoot ? [element] : []),
    ]);
    return elements.map(({ shadowRoot }) => shadowRoot as ShadowRoot);
  }

  function isOfLink(event: Event): boolean {
    return event.composedPath().some(node => node instanceof Element && node.localName === 'a');
  }

  function inspect(node: Element): void {
    if (/^(script|iframe|frame|object|embed|style|base|meta)$/.test(node.localName))
      faults.add(`<${node.localName}>`);
    for (const { name, value } of node.attributes) {
      if (name.startsWith('on')) faults.add(`${node.localName} has ${name}`);
      const isAddress = /^(href|src|srcset|action|formaction|poster|data|ping|background|xlink:href)$/.test(
        name,
      );
      if (isAddress && !isOwn(value) && !isHarmless(node, value))
        faults.add(`${node.localName} ${name}=${JSON.stringify(value.slice(0, 80))}`);
    }
  }

  function isOwn(address: string): boolean {
    try {
      const { origin, protocol, username, password } = new URL(address, location.href);
      return origin === location.origin && /^https?:$/.test(protocol) && !username && !password;
    } catch {
      return false;
    }
  }

  function isHarmless(node: Element, address: string): boolean {
    if (node.localName === 'img') return /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(address);
    return node.localName === 'a' && /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(address);
  }
}
