// The parts of a component's manual page that come from its guide.
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guide } from './GuidePage.types.ts';
import { useManualIndex } from './manualIndex.ts';
import { useWords, type Words, words } from './manualWords.ts';

/** A component's name that links to its page; plain text until the index is loaded. */
export function ComponentLink({ name }: { name: string }): ReactNode {
  const page = useManualIndex()?.pageOf.get(name);
  return page === undefined ? (
    <code className="manual-code">{name}</code>
  ) : (
    <AnchorMdx href={`?path=/docs/${page}`} target="_self">
      <code className="manual-code">{name}</code>
    </AnchorMdx>
  );
}

/** When not, and what instead. */
export function GuideAlternatives({ alternatives }: Pick<Guide, 'alternatives'>): ReactNode {
  const say = useWords();
  return (
    <ul className="manual-alternatives">
      {alternatives.map(({ when, use }) => (
        <li key={when.en}>
          <span>{say(when)}</span>
          <span className="manual-use">
            {say(words.use)}{' '}
            {use.map((name) => (
              <ComponentLink key={name} name={name} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A table of two columns: a code and what it means. */
function CodeTable({
  heads,
  rows,
}: {
  heads: readonly [string, string];
  rows: readonly { code: ReactNode; key: string; is: string }[];
}): ReactNode {
  return (
    <table className="manual-table">
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, code, is }) => (
          <tr key={key}>
            <th scope="row">{code}</th>
            <td>{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The parts from the outside in. */
export function GuideAnatomy({ anatomy }: Pick<Guide, 'anatomy'>): ReactNode {
  const say = useWords();
  return (
    <CodeTable
      heads={[say(words.part), say(words.is)]}
      rows={anatomy.map(({ part, is }) => ({
        key: part,
        code: <code className="manual-code">{part}</code>,
        is: say(is),
      }))}
    />
  );
}

/** What each key does. */
export function GuideKeyboard({ keyboard }: Pick<Guide, 'keyboard'>): ReactNode {
  const say = useWords();
  if (keyboard.length === 0) return <p className="manual-text">{say(words.noKeys)}</p>;
  return (
    <CodeTable
      heads={[say(words.keys), say(words.does)]}
      rows={keyboard.map(({ keys, does }) => ({
        key: `${keys} ${does.en}`,
        code: keys.split(' / ').map((key, index) => (
          <span key={key}>
            {index > 0 && ' / '}
            <kbd className="manual-key">{key}</kbd>
          </span>
        )),
        is: say(does),
      }))}
    />
  );
}

/** Sentences as a list. */
export function GuideSentences({ sentences }: { sentences: readonly Words[] }): ReactNode {
  const say = useWords();
  return (
    <ul className="manual-list">
      {sentences.map((sentence) => (
        <li key={sentence.en}>{say(sentence)}</li>
      ))}
    </ul>
  );
}
