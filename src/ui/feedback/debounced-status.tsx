import { useSettledText } from '../hooks/use-settled-text.ts';

export interface DebouncedStatusProps {
  readonly text: string | false | undefined;
  readonly className?: string;
  readonly id?: string;
}

/**
 * A text that changes while one types, such as a limit that is exceeded: seen at once, said politely when it has stood
 * for 600 ms. [UI-12]
 */
export function DebouncedStatus({ text, ...box }: DebouncedStatusProps) {
  const shown = text || '';
  const isSaid = useSettledText(shown, 600) === shown;
  return (
    <div role="status" {...box}>
      {shown && (
        <p>
          {/* What is put into a live region is said: until then it stands outside of what is heard. */}
          <bdi key={String(isSaid)} aria-hidden={!isSaid}>
            {shown}
          </bdi>
        </p>
      )}
    </div>
  );
}
