// The table of a component's props, from the report: types as they are written, and controls for what can be tried out.
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';
import { Coded } from './Coded.tsx';
import { useWords, words } from './manualWords.ts';
import { type ComponentProps, controlOf, type PropRow } from './propsReport.ts';

/** The args of the first story of the page, when its controls can change them. */
function useTrial() {
  const { storyById, getStoryContext, channel } = useContext(DocsContext);
  const story = storyById();
  const { id, parameters } = story;
  // A story that holds its own state, or stands in a frame of its own, does not hear of controls.
  const isTried = parameters.__isArgsStory === true && parameters.docs?.story?.inline !== false;
  const [args, setArgs] = useState<Args>(() => getStoryContext(story).args);
  useEffect(() => {
    const follow = (changed: { storyId: string; args: Args }): void => {
      if (changed.storyId === id) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, id]);
  return {
    isTried,
    args,
    change: (name: string, value: unknown): void => {
      // The field shows it at once; the story follows.
      setArgs((before) => ({ ...before, [name]: value }));
      channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: { [name]: value } });
    },
    reset: (): void => channel.emit(RESET_STORY_ARGS, { storyId: id }),
  };
}

/** What a field shows of an arg: elements and functions are not shown as text. */
const shownOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Tries out one prop. `undefined` leaves it out. */
function PropControl({
  row: { name, type, isRequired, standard },
  value,
  change,
}: {
  row: PropRow;
  value: unknown;
  change: (value: unknown) => void;
}): ReactNode {
  const control = controlOf(type);
  // Words are given where an element could be given: as long as they are words they can be edited.
  const isWords = type === 'ReactNode' && typeof value === 'string';
  if (control.as === 'switch') {
    const isOn = value === undefined ? standard === 'true' : value === true;
    return (
      <input
        type="checkbox"
        role="switch"
        className="manual-switch"
        aria-label={name}
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    );
  }
  if (control.as === 'choice') {
    const chosen =
      typeof value === 'string' || typeof value === 'number' ? control.options.indexOf(value) : -1;
    return (
      <select
        aria-label={name}
        className="manual-input"
        value={chosen < 0 ? '' : String(chosen)}
        onChange={({ target }) =>
          change(target.value === '' ? undefined : control.options[Number(target.value)])
        }
      >
        {(!isRequired || chosen < 0) && <option value="">—</option>}
        {control.options.map((option, place) => (
          <option key={option} value={place}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  if (control.as === 'none' && !isWords) return <span aria-hidden="true">—</span>;
  const isNumber = control.as === 'number';
  return (
    <input
      type={isNumber ? 'number' : 'text'}
      aria-label={name}
      className="manual-input"
      value={shownOf(value)}
      onChange={({ target }) =>
        change(
          target.value === '' && !isWords
            ? undefined
            : isNumber
              ? target.valueAsNumber
              : target.value,
        )
      }
    />
  );
}

/** The rows of one interface. */
function Rows({ rows, isTried }: { rows: readonly PropRow[]; isTried: boolean }): ReactNode {
  const say = useWords();
  const trial = useTrial();
  return (
    <table className="manual-table manual-prop-table">
      <thead>
        <tr>
          <th scope="col">{say(words.prop)}</th>
          <th scope="col">{say(words.type)}</th>
          <th scope="col">{say(words.standard)}</th>
          <th scope="col">{say(words.says)}</th>
          {isTried && <th scope="col">{say(words.trial)}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <code className="manual-code">{row.name}</code>
              {row.isRequired && <span className="manual-note"> {say(words.required)}</span>}
            </th>
            <td>
              <code className="manual-code">{row.type}</code>
            </td>
            <td>
              {row.standard === undefined ? (
                <span aria-hidden="true">—</span>
              ) : (
                <code className="manual-code">{row.standard}</code>
              )}
            </td>
            <td>
              <Coded text={say(row.says)} />
              {row.unit !== undefined && (
                <span className="manual-note">
                  {' '}
                  {say(words.unit)} <code className="manual-code">{row.unit}</code>
                </span>
              )}
            </td>
            {isTried && (
              <td>
                <PropControl
                  row={row}
                  value={trial.args[row.name]}
                  change={(value) => trial.change(row.name, value)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The props of a page's components; the first one can be tried out. */
export function PropsTable({ components }: { components: readonly ComponentProps[] }): ReactNode {
  const say = useWords();
  const { isTried, reset } = useTrial();
  return (
    <div className="manual-section manual-props">
      <p className="manual-note manual-gap">
        {say(isTried ? words.tried : words.notTried)}
        {isTried && (
          <button type="button" className="manual-reset" onClick={reset}>
            {say(words.reset)}
          </button>
        )}
      </p>
      {components.map(({ name, says, lists }, place) => (
        <section key={name} aria-label={name}>
          {components.length > 1 && <h3 className="manual-h3">{name}</h3>}
          <p className="manual-note manual-gap">
            <Coded text={say(says)} />
          </p>
          {lists.map((list, which) => (
            <div key={list.interface ?? name}>
              {list.interface && (
                <h3 className="manual-h3">
                  <code className="manual-code">{list.interface}</code>
                </h3>
              )}
              {list.rows.length === 0 ? (
                <p className="manual-note">{say(words.noProps)}</p>
              ) : (
                <Rows rows={list.rows} isTried={isTried && place === 0 && which === 0} />
              )}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
