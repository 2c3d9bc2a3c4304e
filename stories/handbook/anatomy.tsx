import { useEffect, useRef, useState } from 'react';
import { storyAddress, useGlobals } from './globals.ts';

interface Marked {
  readonly part: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface AnatomyProps {
  readonly id: string;
  readonly tag: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly isNarrow: boolean;
}

/** The parts of an element: a picture of it with a number on each part that it shows, and what the parts are. */
export function Anatomy({ id, tag, parts, isNarrow }: AnatomyProps) {
  const globals = useGlobals();
  const { frame, marks, height } = useMarks(tag, Object.keys(parts));
  const [pointedAt, setPointedAt] = useState<string>();
  const others = Object.keys(parts).filter(name => marks.every(({ part }) => part !== name));
  return (
    <div className="hb-anatomy">
      <div className="hb-anatomy-picture" style={isNarrow ? { inlineSize: 375 } : {}}>
        <iframe
          ref={frame}
          className="hb-frame"
          title="The element with its parts"
          tabIndex={-1}
          src={storyAddress(id, { ...globals, width: undefined })}
          style={{ blockSize: height }}
          loading="lazy"
        />
        {marks.map(({ part, left, top, width, height: full }, index) => (
          <span
            key={part}
            className="hb-mark"
            data-strong={part === pointedAt}
            style={{ left, top, width, height: Math.min(full, height - top) }}
          >
            <b>{index + 1}</b>
          </span>
        ))}
      </div>
      <ul>
        {marks.map(({ part }, index) => (
          <li key={part} onPointerEnter={() => setPointedAt(part)} onPointerLeave={() => setPointedAt('')}>
            <b className="hb-anatomy-key">{index + 1}</b>
            <span>
              <code>::part({part})</code> {parts[part]}
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && <p>Below the picture, or in other states:</p>}
      {others.map(part => (
        <p key={part}>
          <code>::part({part})</code> {parts[part]}
        </p>
      ))}
    </div>
  );
}

/** Where the frame's element shows its parts, measured again when its screen changes; and the frame's height. */
function useMarks(tag: string, parts: readonly string[]) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [marks, setMarks] = useState<readonly Marked[]>([]);
  const [height, setHeight] = useState(320);
  const names = parts.join();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watching = new AbortController();
    const measure = () => {
      const page = element.contentDocument;
      const root = page?.querySelector(tag)?.shadowRoot;
      if (!page || !root) return;
      const shown = page.querySelector('#storybook-root')?.getBoundingClientRect().height ?? 0;
      const pictureHeight = Math.min(900, Math.max(120, shown + 32));
      setHeight(pictureHeight);
      setMarks(
        names
          .split(',')
          .flatMap(part => markOf(root, part))
          .filter(({ top }) => top < pictureHeight),
      );
    };
    const sizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    const watch = () => {
      const page = element.contentDocument;
      const follow = () => {
        const shadow = page?.querySelector(tag)?.shadowRoot;
        if (shadow) changes.observe(shadow, { childList: true, subtree: true });
        measure();
      };
      page?.addEventListener('psp:ready', follow, { signal: watching.signal });
      const root = page?.querySelector('#storybook-root');
      if (root) sizes.observe(root);
      follow();
    };
    element.addEventListener('load', watch, { signal: watching.signal });
    return () => {
      watching.abort();
      sizes.disconnect();
      changes.disconnect();
    };
  }, [tag, names]);
  return { frame, marks, height };
}

function markOf(root: ShadowRoot, part: string): Marked[] {
  const shown = [...root.querySelectorAll(`[part~="${part}"]`)].map(element =>
    element.getBoundingClientRect(),
  );
  const box = shown.find(({ width, height }) => width > 0 && height > 0);
  return box ? [{ part, left: box.left, top: box.top, width: box.width, height: box.height }] : [];
}
