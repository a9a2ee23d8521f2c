// The manual page of a component, made from its guide, its props and its stories.
import {
  Canvas,
  Controls,
  DocsPage,
  Source,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guide } from './GuidePage.types.ts';
import {
  GuideAlternatives,
  GuideAnatomy,
  GuideKeyboard,
  GuideSentences,
} from './GuideSections.tsx';
import { useWords, words } from './manualWords.ts';
import { englishOf } from './titles.ts';

const nameOf = (title: string): string => englishOf(title.split('/').at(-1) ?? title);

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Unstyled>
      <section className="manual-section">
        <h2 className="manual-h2">{title}</h2>
        {children}
      </section>
    </Unstyled>
  );
}

function ComponentPage({ guide, title }: { guide: Guide; title: string }): ReactNode {
  const say = useWords();
  const name = nameOf(title);
  return (
    <>
      <Unstyled>
        <header className="manual-head">
          <p className="manual-kicker">{title.split('/').slice(0, -1).join(' / ')}</p>
          <h1 className="manual-h1">{name}</h1>
          <p className="manual-lead">{say(guide.purpose)}</p>
        </header>
      </Unstyled>
      <Canvas of="story" sourceState="hidden" />
      {guide.alternatives.length > 0 && (
        <Section title={say(words.alternatives)}>
          <GuideAlternatives alternatives={guide.alternatives} />
        </Section>
      )}
      <Section title={say(words.anatomy)}>
        <GuideAnatomy anatomy={guide.anatomy} />
      </Section>
      <Section title={say(words.props)}>
        <p className="manual-note">{say(words.propsNote)}</p>
      </Section>
      <Source language="ts" code={`import { ${name} } from '@banxin/ui/${name}';`} />
      <div className="manual-props">
        <Controls />
      </div>
      <Section title={say(words.keyboard)}>
        <GuideKeyboard keyboard={guide.keyboard} />
      </Section>
      <Section title={say(words.accessibility)}>
        <GuideSentences sentences={guide.accessibility} />
      </Section>
      <Section title={say(words.writing)}>
        <GuideSentences sentences={guide.writing} />
      </Section>
      <Section title={say(words.stories)}>
        <p className="manual-note">{say(words.storiesNote)}</p>
      </Section>
      <div className="manual-stories">
        <Stories title="" includePrimary={false} />
      </div>
    </>
  );
}

/** Story files without a guide (pages of the shop, flows) keep Storybook's ordinary page. */
export function GuidePage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  return guide === undefined ? (
    <>
      <Title />
      <DocsPage />
    </>
  ) : (
    <ComponentPage guide={guide} title={preparedMeta.title} />
  );
}
