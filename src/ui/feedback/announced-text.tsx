import { useSettledText } from '../hooks/use-settled-text.ts';

interface AnnouncedTextProps {
  readonly text: string;
  /** Milliseconds without change before it is announced. */
  readonly delay: number;
}

/**
 * A text in a live region, visible at once. Live regions announce insertions only: it is hidden from screen readers at
 * first, and inserted again when it is to be announced.
 */
export function AnnouncedText({ text, delay }: AnnouncedTextProps) {
  const isAnnounced = useSettledText(text, delay) === text;
  return (
    <bdi key={String(isAnnounced)} aria-hidden={!isAnnounced}>
      {text}
    </bdi>
  );
}
