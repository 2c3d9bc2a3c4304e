import { Canvas, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Section } from './sections.tsx';
import { States } from './states.tsx';

/** The docs page of a ui piece: a sentence, the piece, its states. */
export function PiecePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first] = useContext(DocsContext).componentStories();
  const isInline = first?.parameters.docs?.story?.inline !== false;
  return (
    <>
      <p className="hb-eyebrow">Pieces</p>
      <Title />
      <Description />
      {isInline && (
        <div className="hb-live">
          <Canvas sourceState="none" />
        </div>
      )}
      <Section title="States">
        {/* What opens above the page takes no space in it. */}
        <States title={preparedMeta.title} narrow={false} {...(isInline ? {} : { minHeight: 420 })} />
      </Section>
    </>
  );
}
