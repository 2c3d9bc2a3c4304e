import { useSettledText } from '../hooks/use-settled-text.ts';

export interface DebouncedStatusProps {
  readonly text: string | false | undefined;
  readonly className?: string;
  readonly id?: string;
}

/**
 * A text that changes while someone types, such as a limit that is exceeded: visible at once, announced politely after
 * 600 ms without change. [UI-12]
 */
export function DebouncedStatus({ text, ...attributes }: DebouncedStatusProps) {
  const visibleText = text || '';
  const isAnnounced = useSettledText(visibleText, 600) === visibleText;
  return (
    <div role="status" {...attributes}>
      {visibleText && (
        <p>
          {/* Live regions announce insertions. The key remounts the text, no longer hidden, when it is to be announced. */}
          <bdi key={String(isAnnounced)} aria-hidden={!isAnnounced}>
            {visibleText}
          </bdi>
        </p>
      )}
    </div>
  );
}
