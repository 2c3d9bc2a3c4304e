import { Subheading } from '@storybook/addon-docs/blocks';
import { contrast, type Theme, textPairs } from '../../../tests/support/contrast.ts';
import { themes } from './themes.ts';

/** Each pair of text and ground that elements show, in both themes, with its contrast. */
export const ColourPairs = () => (
  <>
    <Subheading>Light</Subheading>
    <Pairs theme={themes.light} />
    <Subheading>Dark</Subheading>
    <Pairs theme={themes.dark} />
  </>
);

const Pairs = ({ theme }: { readonly theme: Theme }) => (
  <div className="hb-swatches">
    {textPairs.map(([text, ground]) => {
      const [color, background] = [theme[`--psp-${text}`], theme[`--psp-${ground}`]];
      return (
        <div key={`${text} ${ground}`} className="hb-pair" style={{ color, background }}>
          <strong>{text}</strong> on {ground}
          <small>
            {color} on {background}
          </small>
          <small>{contrast(color, background).toFixed(1)} : 1</small>
        </div>
      );
    })}
  </div>
);
