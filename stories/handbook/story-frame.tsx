import { useEffect, useRef, useState } from 'react';
import { storyAddress, useGlobals } from './globals.ts';

interface StoryFrameProps {
  readonly id: string;
  readonly title: string;
  /** CSS pixels of the frame's own window. */
  readonly width?: number;
  readonly height: number;
}

/** A story in a window of its own: its answers, dialogs and width concern no other story of the page. */
export function StoryFrame({ id, title, width, height }: StoryFrameProps) {
  const globals = useGlobals();
  return (
    <iframe
      className="hb-frame"
      title={title}
      src={storyAddress(id, globals)}
      loading="lazy"
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** How wide a page a thumbnail shows, in CSS pixels; `phone` shows the window of a phone in the middle of it. */
const pageWidths = { page: 760, phone: 760, detail: 380 };
const shape = 460 / 760;

interface ThumbnailProps {
  readonly id: string;
  readonly shows: keyof typeof pageWidths;
}

/** A picture of a story, made from the story itself when it comes into view; nothing in it can be used. */
export function Thumbnail({ id, shows }: ThumbnailProps) {
  const globals = useGlobals();
  const { box, isSeen, boxWidth } = useSeen();
  const [isReady, setReady] = useState(false);
  const pageWidth = pageWidths[shows];
  const width = shows === 'phone' ? 400 : pageWidth;
  const scale = boxWidth / pageWidth;
  return (
    <div className="hb-thumbnail" ref={box} aria-hidden="true">
      {isSeen && (
        <iframe
          title="Preview"
          tabIndex={-1}
          inert
          src={storyAddress(id, { ...globals, width: undefined })}
          data-ready={isReady || undefined}
          onLoad={({ currentTarget: { contentDocument } }) => {
            setReady(false);
            contentDocument?.addEventListener('psp:ready', () => setReady(true), { once: true });
          }}
          style={{
            inlineSize: width,
            blockSize: pageWidth * shape,
            transform: `scale(${scale})`,
            marginInlineStart: (boxWidth - width * scale) / 2,
          }}
        />
      )}
    </div>
  );
}

/** Whether a box has come near the window, and its width. */
function useSeen() {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [boxWidth, setBoxWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const seeing = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '600px' },
    );
    const sizing = new ResizeObserver(() => setBoxWidth(element.clientWidth));
    seeing.observe(element);
    sizing.observe(element);
    return () => {
      seeing.disconnect();
      sizing.disconnect();
    };
  }, []);
  return { box, isSeen, boxWidth };
}
