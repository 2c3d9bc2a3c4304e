import { Source } from '@storybook/addon-docs/blocks';
import { scales } from '../../../src/manifest/tokens/design-tokens.ts';
import { Rows } from '../sections.tsx';
import { designTokensText, themes, tokens } from './themes.ts';

/** The type sizes, each written in itself. */
export const TypeScale = () => (
  <Rows
    head={['Name', 'Size / line', 'Looks like this']}
    rows={scales.type.map(({ name, size, line, weight }) => [
      name,
      `${size} / ${line}, ${weight}`,
      <span key="sample" style={{ fontSize: size, lineHeight: `${line}px`, fontWeight: weight }}>
        1,234.50 USD for BREATHE-2
      </span>,
    ])}
  />
);

/** The distances, as squares of their size. */
export const SpaceScale = () => (
  <div className="hb-scale">
    {scales.space.map(size => (
      <span key={size}>
        <i style={{ inlineSize: size, blockSize: size }} />
        {size} px
      </span>
    ))}
  </div>
);

/** All tokens with their values in both themes. */
export const TokenTable = () => (
  <Rows
    head={['Token', 'Light', 'Dark']}
    rows={tokens.map(({ name }) => [
      `\`${name}\``,
      `\`${themes.light[name]}\``,
      themes.light[name] === themes.dark[name] ? 'the same' : `\`${themes.dark[name]}\``,
    ])}
  />
);

/** design-tokens.json: to read, and to download. */
export const DesignTokens = () => (
  <>
    <p>
      <a download="design-tokens.json" href={`data:application/json,${encodeURIComponent(designTokensText)}`}>
        Download design-tokens.json
      </a>
    </p>
    <details>
      <summary>Show it</summary>
      <Source language="json" code={designTokensText} />
    </details>
  </>
);
