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
