import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { waitFor } from '@testing-library/dom';
import type * as React from 'react';
import type * as ReactDom from 'react-dom';
import type { Root } from 'react-dom/client';
import { type Plugin, rollup } from 'rollup';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

type Lean = typeof React & typeof ReactDom & { createRoot(container: Element): Root };

const script: string = '../../../scripts/build/lean-react.mjs';
const { leanReact } = (await import(/* @vite-ignore */ script)) as { leanReact(): Plugin };
const reactDom = '/node_modules/react-dom/cjs/react-dom-client.production.js';

describe('React DOM as it ships', () => {
  let react: Lean;
  let roots: Root[] = [];

  beforeAll(async () => {
    react = await builtReact();
  });

  afterEach(() => {
    for (const root of roots) root.unmount();
    roots = [];
  });

  function shown(view: () => React.ReactNode): HTMLElement {
    const container = document.body.appendChild(document.createElement('div'));
    const root = react.createRoot(container);
    roots.push(root);
    react.flushSync(() => root.render(react.createElement(view)));
    return container;
  }

  it('[EMB-01] shows state, context, refs and memo, and tells handlers of events', () => {
    const { createContext, createElement: h, memo, useContext, useRef, useState } = react;
    const Unit = createContext('none');
    const Count = memo(({ count }: { count: number }) => h('b', null, `${count} ${useContext(Unit)}`));
    const container = shown(() => {
      const [count, setCount] = useState(0);
      const button = useRef<HTMLButtonElement>(null);
      const press = () => setCount(before => before + (button.current?.textContent?.length ?? 0));
      return h(
        Unit.Provider,
        { value: 'rows' },
        h('button', { ref: button, onClick: press }, 'add'),
        h(Count, { count }),
      );
    });
    container.querySelector('button')?.click();
    react.flushSync(() => {});
    expect(container.textContent).toBe('add3 rows');
  });

  it('[EMB-01] keeps what people type, and what has a key keeps its place', () => {
    const { createElement: h, useState } = react;
    let turn = () => {};
    const container = shown(() => {
      const [keys, setKeys] = useState(['a', 'b', 'c']);
      const [typed, setTyped] = useState('');
      turn = () => setKeys(before => before.toReversed());
      return h(
        'form',
        null,
        keys.map(key => h('input', { key, name: key })),
        h('input', { value: typed, onChange: event => setTyped(event.target.value.toUpperCase()) }),
        h('select', { defaultValue: '2' }, h('option', { value: '1' }), h('option', { value: '2' })),
      );
    });
    const inputs = container.querySelectorAll('input');
    const { 0: first, 3: last } = inputs;
    if (!first || !last) throw new Error('no inputs');
    first.value = 'kept';
    typeInto(last, 'abc');
    react.flushSync(turn);
    expect(container.querySelectorAll('input')[2]).toBe(first);
    expect([first.value, last.value, container.querySelector('select')?.value]).toEqual(['kept', 'ABC', '2']);
  });

  it('[EMB-01] runs effects and cleans up after them, in order', async () => {
    const { createElement: h, useEffect, useEffectEvent, useId, useLayoutEffect, useState } = react;
    const heard: string[] = [];
    let next = (_: number) => {};
    const Child = ({ n }: { n: number }) => {
      const tell = useEffectEvent((what: string) => heard.push(`${what} ${n}`));
      useLayoutEffect(() => {
        tell('layout');
        return () => void heard.push(`layout gone ${n}`);
      }, [n]);
      useEffect(() => {
        tell('effect');
        return () => void heard.push(`effect gone ${n}`);
      }, [n]);
      return h('i', { id: useId() });
    };
    const container = shown(() => {
      const [n, setN] = useState(1);
      next = setN;
      return n < 3 ? h(Child, { n }) : null;
    });
    await waitFor(() => expect(heard).toEqual(['layout 1', 'effect 1']));
    react.flushSync(() => next(2));
    await waitFor(() =>
      expect(heard.slice(2)).toEqual(['layout gone 1', 'layout 2', 'effect gone 1', 'effect 2']),
    );
    expect(container.querySelector('i')?.id).not.toBe('');
    react.flushSync(() => next(3));
    await waitFor(() => expect(heard.slice(6)).toEqual(['layout gone 2', 'effect gone 2']));
  });

  it('[EMB-12] keeps a crash inside its boundary', () => {
    const { Component, createElement: h } = react;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    class Boundary extends Component<{ children: React.ReactNode }> {
      override state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      override render = () => (this.state.failed ? 'failed' : this.props.children);
    }
    const Crash = () => {
      throw new Error('crash');
    };
    expect(shown(() => h('p', null, h(Boundary, null, h(Crash)), ' alive')).textContent).toBe('failed alive');
  });

  it('[EMB-01] draws into another place of the page, and follows what lives outside React', () => {
    const { createElement: h, createPortal, Fragment, useSyncExternalStore } = react;
    let value = 1;
    const followers = new Set<() => void>();
    const elsewhere = document.body.appendChild(document.createElement('aside'));
    const subscribe = (follower: () => void) => {
      followers.add(follower);
      return () => void followers.delete(follower);
    };
    shown(() => {
      const now = useSyncExternalStore(subscribe, () => value);
      return createPortal(h(Fragment, null, 'now ', h('svg', null, h('title', null, now))), elsewhere);
    });
    value = 2;
    react.flushSync(() => {
      for (const follower of followers) follower();
    });
    expect(elsewhere.textContent).toBe('now 2');
    expect(elsewhere.querySelector('svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    for (const root of roots.splice(0)) react.flushSync(() => root.unmount());
    expect([elsewhere.textContent, followers.size]).toEqual(['', 0]);
  });

  it('[EMB-12] says so when a fragment is to have a ref', () => {
    const { createElement: h, Fragment } = react;
    const told: unknown[] = [];
    const container = document.createElement('div');
    const root = react.createRoot(container);
    window.addEventListener(
      'error',
      event => {
        event.preventDefault();
        told.push(event.error);
      },
      { once: true },
    );
    react.flushSync(() => root.render(h(Fragment, { ref: () => {} } as object)));
    expect(String(told[0])).toContain('A fragment has no ref here.');
  });
});

describe('a build with lean React', () => {
  it('[EMB-02] fails by the name of what code asks for and React no longer has', async () => {
    const asked = built({ entry: "import { useId, useOptimistic } from 'react'; useOptimistic(useId());" });
    await expect(asked).rejects.toThrow(/asks React for useOptimistic/);
    await expect(built({ entry: 'React.Activity' })).rejects.toThrow(/asks React for Activity/);
  });

  it('[EMB-02] fails when React DOM lacks what the list names', async () => {
    const mended = built({ entry: `import '${reactDom}'`, [reactDom]: 'var isHydrating = !1; isHydrating;' });
    await expect(mended).rejects.toThrow(/React DOM has no ReactDOMHydrationRoot, .*mend/);
  });
});

async function built(files: Readonly<Record<string, string>>): Promise<void> {
  const memory: Plugin = {
    name: 'memory',
    resolveId: id => (id in files ? id : { id, external: true }),
    load: id => files[id],
  };
  await rollup({ input: 'entry', plugins: [memory, leanReact()] });
}

async function builtReact(): Promise<Lean> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: id => (id === 'entry' ? `${process.cwd()}/entry.js` : null),
    load: id =>
      id.endsWith('/entry.js')
        ? "import React from 'react'; import Dom from 'react-dom'; import { createRoot } from 'react-dom/client'; export default { ...React, ...Dom, createRoot };"
        : null,
  };
  const bundle = await rollup({
    input: 'entry',
    plugins: [
      entry,
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      leanReact(),
      nodeResolve(),
      commonjs(),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'lean' });
  return new Function(`${output[0].code}; return lean;`)() as Lean;
}

function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
