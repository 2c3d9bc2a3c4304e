import type { ViewProps } from '../../embed/element/element-module.ts';
import { CopyButton } from '../../ui/clipboard/copy-button.tsx';
import { useNotices } from '../../ui/feedback/notices.tsx';
import type { definition } from './copy-text.definition.ts';

/** A text and the button that copies it. [UI-04] */
export function CopyText({ attributes: { text, notice } }: ViewProps<typeof definition>) {
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
