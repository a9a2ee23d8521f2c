/** @jsxRuntime classic */
// Opens a saved flight record and sends its events to the flow in the canvas again.
import { type FlightRecord, parseFlight } from '@banxin/flows/flight-recorder';
import React, { type ChangeEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { flowMessages } from './flowMessages.ts';
import { asStory } from './flowSnippets.ts';
import type { FlowStore } from './flowStore.ts';
import { css } from './statechartStyle.ts';

export interface FlightReplayProps {
  readonly store: FlowStore;
  /** Name of the flow whose chart is shown; undefined while there is none. */
  readonly shown: string | undefined;
}

export function FlightReplay({ store, shown }: FlightReplayProps): ReactNode {
  const api = useStorybookApi();
  const flows = useSyncExternalStore(store.listen, store.read);
  const [record, setRecord] = useState<FlightRecord | null>(null);
  const [problem, setProblem] = useState('');
  const [session, setSession] = useState('');
  const [done, setDone] = useState(0);

  const sessions = [...new Map(record?.entries.map((entry) => [entry.session, entry.flow]))];
  // A record holds every flow of the page: the one whose chart is shown comes first.
  const first = sessions.find(([, name]) => name === shown) ?? sessions[0];
  const chosen = session || (first?.[0] ?? '');
  const entries = record?.entries.filter((entry) => entry.session === chosen) ?? [];
  const flow = entries[0]?.flow ?? '';
  const target = flows.find((started) => started.flow === flow);

  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      setRecord(parseFlight(await file.text()));
      setProblem('');
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSession('');
    setDone(0);
  };
  const replay = (upTo: number): void => {
    const events = entries.slice(done, upTo).map((entry) => entry.event);
    if (target) api.emit(flowMessages.send, { session: target.session, events });
    setDone(upTo);
  };
  const copy = (): Promise<void> => {
    const state = target?.current?.state ?? '';
    const events = entries.slice(0, done).map((entry) => entry.event);
    return navigator.clipboard.writeText(asStory(flow, 'opened', state, events));
  };
  return (
    <section style={css.flight} aria-label="飞行记录">
      <label>
        飞行记录{' '}
        <input type="file" accept="application/json" onChange={(event) => void open(event)} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      {record && (
        <>
          <select
            aria-label="记录中的流程"
            value={chosen}
            onChange={(event) => {
              setSession(event.target.value);
              setDone(0);
            }}
          >
            {sessions.map(([id, name]) => (
              <option key={id} value={id}>{`${name} · ${id}`}</option>
            ))}
          </select>
          <span>{`${done} / ${entries.length}`}</span>
          <button
            type="button"
            disabled={!target || done >= entries.length}
            onClick={() => replay(done + 1)}
          >
            下一步
          </button>
          <button
            type="button"
            disabled={!target || done >= entries.length}
            onClick={() => replay(entries.length)}
          >
            放到最后
          </button>
          <button type="button" disabled={done === 0} onClick={() => void copy()}>
            变成故事
          </button>
          {!target && <p>{`先打开流程 ${flow} 的一个故事，再放这份记录。`}</p>}
          <ol style={css.log}>
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record does not change
              <li key={index} style={css.entry(index < done)}>
                {`+${(entry.at / 1_000).toFixed(1)} s ${entry.event.type}`}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
