// The manual page of a component, made from its guide, its props and its stories.
import {
  Canvas,
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
import { PropsTable } from './PropsTable.tsx';
import { componentsOf, importOf } from './propsReport.ts';
import { components, pageOf, subpaths } from './publicFace.ts';

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
  const name = pageOf(title);
  const imported = importOf(name, subpaths);
  return (
    <main>
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
      {imported && <Source language="ts" code={imported} />}
      <Unstyled>
        <PropsTable components={componentsOf(name, subpaths, components)} />
      </Unstyled>
      <Section title={say(words.keyboard)}>
        <GuideKeyboard keyboard={guide.keyboard} />
      </Section>
      <Section title={say(words.accessibility)}>
        <GuideSentences sentences={guide.accessibility} />
      </Section>
      <Section title={say(words.writing)}>
        <GuideSentences sentences={guide.writing} />
      </Section>
      <div className="manual-stories">
        <Stories
          title={
            <Section title={say(words.stories)}>
              <p className="manual-note">{say(words.storiesNote)}</p>
            </Section>
          }
          includePrimary={false}
        />
      </div>
    </main>
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
