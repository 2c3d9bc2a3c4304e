import { Canvas, Controls, Description, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { calls } from '../../src/api/docs/calls.ts';
import { definitions } from '../../src/cli/definitions.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import { contractOf } from '../../src/manifest/contract/contract.ts';
import { tagToCopy } from '../../src/manifest/contract/tag-to-copy.ts';
import { callTable } from '../../src/manifest/reference.ts';
import { guidance } from './guidance.ts';
import { Section, Text, Usage } from './sections.tsx';

/** The docs page of an element, generated from its definition; that of a ui piece otherwise. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const definition = definitions.find(({ tag }) => tag === preparedMeta.component);
  return definition ? <ElementPage definition={definition} /> : <PiecePage />;
}

function ElementPage({ definition }: { readonly definition: DocumentedElement }) {
  const contract = contractOf(definition, calls);
  return (
    <>
      <Title>{definition.tag}</Title>
      <Text>{definition.summary}</Text>
      {/* Only the first story: another one on the page would replace its answers. */}
      <Canvas sourceState="none" />
      <Section title="When to use it">
        <Usage {...guidance[definition.tag as keyof typeof guidance]} />
      </Section>
      <Section title="Tag to paste">
        <Source language="html" code={tagToCopy(definition)} />
        <p>
          How each template engine writes values into attributes: <code>docs/recipes.md</code>.
        </p>
      </Section>
      <Section title="Attributes, events and parts">
        <Controls />
      </Section>
      {(definition.calls.length > 0 || contract.length > 0) && (
        <Section title="Calls and data">
          <Text>{[...callTable(definition, calls), ...contract].join('\n\n')}</Text>
        </Section>
      )}
    </>
  );
}

/** Shows all stories, since none replaces the answers of another. */
const PiecePage = () => (
  <>
    <Title />
    <Description />
    <Stories title="States" />
  </>
);
