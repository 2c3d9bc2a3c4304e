import { Rows } from '../sections.tsx';
import { themes, tokens } from './themes.ts';

// In CSS pixels; they are not custom properties.
const space = [4, 8, 12, 16, 20, 24, 32];
const type = [
  { name: 'meta', size: 12, line: 16, weight: 400 },
  { name: 'body', size: 14, line: 20, weight: 400 },
  { name: 'section', size: 16, line: 24, weight: 600 },
  { name: 'title', size: 20, line: 28, weight: 600 },
];

/** The type sizes, each written in itself. */
export const TypeScale = () => (
  <Rows
    head={['Name', 'Size / line', 'Looks like this']}
    rows={type.map(({ name, size, line, weight }) => [
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
    {space.map(size => (
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
