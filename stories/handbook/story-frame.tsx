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
      style={{ inlineSize: width ?? '100%', blockSize: height }}
    />
  );
}

const thumbnailWidth = 760;
const thumbnailHeight = 460;

/** A picture of a story, made from the story itself when it comes into view; nothing in it can be used. */
export function Thumbnail({ id, isNarrow }: { readonly id: string; readonly isNarrow: boolean }) {
  const globals = useGlobals();
  const { box, isSeen, boxWidth } = useSeen();
  const width = isNarrow ? 400 : thumbnailWidth;
  const scale = boxWidth / thumbnailWidth;
  return (
    <div className="hb-thumbnail" ref={box} aria-hidden="true">
      {isSeen && (
        <iframe
          title="Preview"
          tabIndex={-1}
          inert
          src={storyAddress(id, { ...globals, width: undefined })}
          style={{
            inlineSize: width,
            blockSize: thumbnailHeight,
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
      { rootMargin: '200px' },
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
