// Building blocks of the manual's pages: a head, sections, lists, tables, each in the toolbar's language.
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Coded } from '../.storybook/Coded.tsx';
import { useWords, type Words } from '../.storybook/manualWords.ts';

/** Words with `code` between backticks. */
export function Sentence({ words }: { words: Words }): ReactNode {
  const say = useWords();
  return <Coded text={say(words)} />;
}

/** A page with its title and what it is about. */
export function Page({
  title,
  lead,
  children,
}: {
  title: Words;
  lead: Words;
  children: ReactNode;
}): ReactNode {
  return (
    <Unstyled>
      <main>
        <header className="manual-head">
          <h1 className="manual-h1">
            <Sentence words={title} />
          </h1>
          <p className="manual-lead">
            <Sentence words={lead} />
          </p>
        </header>
        {children}
      </main>
    </Unstyled>
  );
}

/** A part of a page. */
export function Section({
  title,
  note,
  children,
}: {
  title: Words;
  note?: Words;
  children: ReactNode;
}): ReactNode {
  return (
    <section className="manual-section">
      <h2 className="manual-h2">
        <Sentence words={title} />
      </h2>
      {note && (
        <p className="manual-note manual-gap">
          <Sentence words={note} />
        </p>
      )}
      {children}
    </section>
  );
}

/** Sentences below each other; numbered when their order matters. */
export function TextList({
  lines,
  isSteps = false,
}: {
  lines: readonly Words[];
  isSteps?: boolean;
}) {
  const items = lines.map((line) => (
    <li key={line.en}>
      <div>
        <Sentence words={line} />
      </div>
    </li>
  ));
  return isSteps ? (
    <ol className="manual-steps">{items}</ol>
  ) : (
    <ul className="manual-list">{items}</ul>
  );
}

/** A table of sentences with as many columns as heads. */
export function Table({
  heads,
  rows,
}: {
  heads: readonly Words[];
  rows: readonly (readonly Words[])[];
}) {
  return (
    <div className="manual-scroll">
      <table className="manual-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                <Sentence words={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.map(({ en }) => en).join()}>
              {heads.map((head, column) => {
                const cell = cells[column];
                return <td key={head.en}>{cell && <Sentence words={cell} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
