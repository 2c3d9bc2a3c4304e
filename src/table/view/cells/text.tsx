import type { CellView } from './cell-view.ts';

const longest = 28;

/** A long text ends in an ellipsis; with the focus of keyboard or finger on it the whole of it shows. [TBL-17] */
export const text: CellView = ({ text }) =>
  text.length <= longest ? (
    text
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its whole text has to be within reach of every hand.
    <span className="long" tabIndex={0} title={text}>
      {text}
    </span>
  );
