import { Heading, Markdown, Source } from '@storybook/addon-docs/blocks';
import { type ReactNode, useState } from 'react';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import { tagToCopy } from '../../src/manifest/contract/tag-to-copy.ts';
import { type Guidance, keyTables } from './guidance/guidance.ts';
import { tagInEngine } from './tag-in-engine.ts';
import { engines } from './template-engines.ts';

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
export const Usage = ({ use, avoid }: Pick<Guidance, 'use' | 'avoid'>) => (
  <div className="hb-usage">
    <UsageList tone="do" title="Use it when" texts={use} />
    <UsageList tone="dont" title="Use something else for" texts={avoid} />
  </div>
);

const UsageList = ({ tone, title, texts }: { tone: string; title: string; texts: readonly string[] }) => (
  <div data-tone={tone}>
    <p className="hb-eyebrow">{title}</p>
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

/** The keys that work in an element, by its controls. */
export const Keyboard = ({ keys }: Pick<Guidance, 'keys'>) =>
  keys.length === 0 ? (
    <p>It has no controls: nothing takes the focus.</p>
  ) : (
    <Rows
      head={['Where', 'Key', 'What it does']}
      rows={keys.flatMap(name =>
        keyTables[name].rows.map(([key, effect], index) => [
          index ? '' : keyTables[name].title,
          <kbd key="key">{key}</kbd>,
          effect,
        ]),
      )}
    />
  );

/** The tag to paste, in the language of a template engine. */
export function TagToPaste({ definition }: { readonly definition: DocumentedElement }) {
  const [chosen, setChosen] = useState('HTML');
  const engine = engines.find(({ name }) => name === chosen);
  const names = ['HTML', ...engines.map(({ name }) => name)];
  return (
    <div className="hb-tag">
      <fieldset className="hb-choices">
        <legend>Template engine</legend>
        {names.map(name => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      <Source language="html" code={engine ? tagInEngine(definition, engine) : tagToCopy(definition)} />
      {engine?.note && <Markdown>{engine.note}</Markdown>}
    </div>
  );
}
