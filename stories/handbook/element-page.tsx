import { Canvas, Controls, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { definitions } from '../../src/cli/definitions.generated.ts';
import { commonEvents } from '../../src/embed/attributes/common-attributes.docs.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import { partsOf } from '../../src/embed/parts.ts';
import { ownAttributes, sharedAttributes } from '../../src/manifest/attributes.ts';
import { contractOf } from '../../src/manifest/contract/contract.ts';
import { codeRows, table } from '../../src/manifest/markdown.ts';
import { attributeTable, callTable } from '../../src/manifest/reference.ts';
import { Anatomy } from './anatomy.tsx';
import { guidanceByTag } from './guidance/by-tag.ts';
import type { Tag } from './guidance/guidance.ts';
import { PiecePage } from './piece-page.tsx';
import { Keyboard, Rows, Section, TagToPaste, Text, Usage } from './sections.tsx';
import { States } from './states.tsx';
import { StoryFrame } from './story-frame.tsx';

/** The docs page of an element, generated from its definition; that of a ui piece otherwise. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const definition = definitions.find(({ tag }) => tag === preparedMeta.component);
  return definition ? <ElementPage definition={definition} title={preparedMeta.title} /> : <PiecePage />;
}

interface ElementPageProps {
  readonly definition: DocumentedElement;
  readonly title: string;
}

function ElementPage({ definition, title }: ElementPageProps) {
  const [ready] = useContext(DocsContext).componentStories();
  const guidance = guidanceByTag[definition.tag as Tag];
  const isNarrow = 'isForPhones' in guidance;
  const id = ready?.id ?? '';
  return (
    <>
      <p className="hb-eyebrow">{title.split('/')[0]}</p>
      <Title>{definition.tag}</Title>
      <Text>{definition.summary}</Text>
      <Live id={id} definition={definition} />
      <Section title="When to use it">
        <Usage {...guidance} />
      </Section>
      <Section title="Tag to paste">
        <TagToPaste definition={definition} />
      </Section>
      <Section title="States">
        <States title={title} narrow={isNarrow} />
      </Section>
      <Section title="Anatomy">
        <Anatomy id={id} tag={definition.tag} parts={partsOf(definition)} isNarrow={isNarrow} />
      </Section>
      <Section title="Widths">
        <Rows head={['Width of the element', 'Layout']} rows={guidance.widths} />
        <div className="hb-phone">
          <StoryFrame id={id} title={`${definition.tag} on a phone`} width={375} height={560} />
        </div>
      </Section>
      <Section title="Keyboard">
        <Keyboard {...guidance} />
      </Section>
      <Reference definition={definition} />
    </>
  );
}

/** Elements in the top layer or for phones only: they cannot be shown within the page. */
const ownWindows: Readonly<Record<string, { readonly width?: number; readonly height: number }>> = {
  'psp-cookie-consent': { height: 200 },
  'psp-recent-payments': { width: 375, height: 560 },
  'psp-upcoming-appointments': { width: 375, height: 560 },
};

/** The first story with its attributes to try. It is the only one on the page, so no other replaces its answers. */
function Live({ id, definition }: { readonly id: string; readonly definition: DocumentedElement }) {
  const own = ownWindows[definition.tag];
  if (own)
    return (
      <div className="hb-live">
        <StoryFrame id={id} title={definition.tag} {...own} />
      </div>
    );
  return (
    <div className="hb-live">
      <Canvas sourceState="hidden" />
      <details>
        <summary>Try its attributes</summary>
        <Controls />
      </details>
    </div>
  );
}

function Reference({ definition }: { readonly definition: DocumentedElement }) {
  const contract = contractOf(definition);
  const own = ownAttributes(definition);
  return (
    <>
      <Section title="Attributes">
        {own.length > 0 ? <Text>{attributeTable(own)}</Text> : <p>It has none of its own.</p>}
        <details>
          <summary>Attributes of every element</summary>
          <Text>{attributeTable(sharedAttributes())}</Text>
        </details>
      </Section>
      <Section title="Events">
        <Text>{table(['Event', 'Sent when'], codeRows({ ...definition.events, ...commonEvents }))}</Text>
      </Section>
      {(definition.calls.length > 0 || contract.length > 0) && (
        <Section title="Calls and data">
          <Text>{[...callTable(definition), ...contract].join('\n\n')}</Text>
        </Section>
      )}
      <Section title="Tokens">
        <p>
          It follows all tokens, set on <code>:root</code> or on the tag itself:{' '}
          <a href="./?path=/docs/foundations-tokens--docs" target="_top">
            Foundations, Tokens
          </a>
          .
        </p>
      </Section>
    </>
  );
}
