import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guidance } from './guidance.ts';

/** A chapter of a page, with its heading in the table of contents. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <Heading>{title}</Heading>
    {children}
  </section>
);

/** Markdown without links to other chapters of docs/elements.md, which the handbook has elsewhere. */
export const Text = ({ children }: { readonly children: string }) => (
  <Markdown>{children.replace(/\[([^\]]+)\]\(#[\w-]+\)/g, '$1')}</Markdown>
);

/** When to use an element, and when to use something else. */
export const Usage = ({ use, avoid }: Guidance) => (
  <div className="hb-usage">
    <UsageList tone="do" title="Use it when" texts={use} />
    <UsageList tone="dont" title="Use something else for" texts={avoid} />
  </div>
);

const UsageList = ({ tone, title, texts }: { tone: string; title: string; texts: readonly string[] }) => (
  <div data-tone={tone}>
    <strong>{title}</strong>
    <ul>
      {texts.map(text => (
        <li key={text}>
          <Markdown>{text}</Markdown>
        </li>
      ))}
    </ul>
  </div>
);

/** A plain table of texts; code and links in Markdown. */
export const Rows = ({
  head,
  rows,
}: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}) => (
  <div className="hb-scroll">
    <table className="hb-table">
      <thead>
        <tr>
          {head.map(title => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={`${index}${String(cells[0])}`}>
            {cells.map((cell, column) => (
              <td key={head[column]}>{typeof cell === 'string' ? <Markdown>{cell}</Markdown> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
