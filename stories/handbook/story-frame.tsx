import { type SyntheticEvent, useState } from 'react';
import { storyAddress, useGlobals } from './globals.ts';

interface StoryFrameProps {
  readonly id: string;
  readonly title: string;
  /** CSS pixels of the frame's own window. */
  readonly width?: number;
  readonly height: number;
  /** If stated, the frame is as high as its story, between this and `height`. */
  readonly minHeight?: number;
}

/** Above and below a story in its frame. */
const storyPadding = 34;

/** A story in a window of its own: its answers, dialogs and width concern no other story of the page. */
export function StoryFrame({ id, title, width, height, minHeight = height }: StoryFrameProps) {
  const globals = useGlobals();
  const [storyHeight, setStoryHeight] = useState(0);
  const followStory = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument?.querySelector('#storybook-root');
    if (root) new ResizeObserver(() => setStoryHeight(root.scrollHeight + storyPadding)).observe(root);
  };
  return (
    <iframe
      className="hb-frame"
      title={title}
      src={storyAddress(id, globals)}
      loading="lazy"
      onLoad={followStory}
      style={{ inlineSize: width, blockSize: Math.min(height, Math.max(minHeight, storyHeight)) }}
    />
  );
}
