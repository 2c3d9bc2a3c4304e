import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { CopyButton } from '../../ui/clipboard/copy-button.tsx';
import { useNotices } from '../../ui/feedback/notices.tsx';
import inlineStyles from '../../ui/styles/inline.css?inline';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './copy-text.css?inline';
import { definition } from './copy-text.definition.ts';

export const element = elementModule({
  definition,
  view: CopyText,
  styles: [sharedSheet(), inlineStyles, css],
});

/** A text and the button that copies it. [UI-04] */
function CopyText({ attributes: { text, notice } }: ViewProps<typeof definition>) {
  const notices = useNotices();
  return (
    <>
      <span className="on-page">
        <span className="text" part="text">
          <bdi>{text}</bdi>
        </span>
        <CopyButton text={text} notices={notice && notices} />
      </span>
      {notice && notices.list}
    </>
  );
}
