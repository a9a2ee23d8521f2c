/** @jsxRuntime classic */
// Opens a saved flight record, brings its flow to where the record begins, and takes its steps again.
import { atlases } from '@banxin/flows/atlases';
import { type FlightRecord, parseFlight } from '@banxin/flows/flight-recorder';
import { type FlightWay, flightWay, flowsIn, startOf, type WayStep } from '@banxin/flows/testing';
import React, {
  type ChangeEvent,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { FORCE_REMOUNT, STORY_RENDERED } from 'storybook/internal/core-events';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { type FlightPlace, noteOn, placeOf } from './flightPlace.ts';
import { type FlowSteps, type FlowTaken, flowMessages } from './flowMessages.ts';
import type { FlowStore } from './flowStore.ts';
import { LogList } from './LogList.tsx';
import { contentOf, nameOf } from './lines.ts';
import { css } from './statechartStyle.ts';

export interface FlightReplayProps {
  readonly store: FlowStore;
  /** Name of the flow whose chart is shown; undefined while there is none. */
  readonly shown: string | undefined;
}

/** One flow of a record, on its way to being played. */
interface Flight {
  readonly way: FlightWay;
  readonly place: FlightPlace;
}

/** A step for a reader: `⏱ 5 s`, `sms › SEND {…}`. */
function toldOf(step: WayStep): readonly [text: string, content: string] {
  if ('wait' in step && !('type' in step)) {
    return [`⏱ ${((step.wait as number) * ((step.times as number) ?? 1)) / 1_000} s`, ''];
  }
  if ('to' in step && !('type' in step)) {
    const { to, event } = step as { to: readonly string[]; event: { type: string } };
    return [`${to.join(' › ')} › ${nameOf(event.type)}`, contentOf({ ...event })];
  }
  return [nameOf(String(step.type)), contentOf({ ...step })];
}

/** Brings the canvas to where a record begins. @param onReady called when the flow stands there */
function useBeginning(onReady: () => void) {
  const api = useStorybookApi();
  return ({ way, place: { storyId, begins } }: Flight): void => {
    if (storyId === undefined) return;
    const atlas = atlases[way.flow];
    const start =
      begins === 'start' && atlas
        ? { ...startOf(atlas, way.input, way.code), steps: [] }
        : undefined;
    const stands = (id: string): void => {
      if (id !== storyId) return;
      api.off(STORY_RENDERED, stands);
      onReady();
    };
    const cleared = (): void => {
      api.off(flowMessages.cleared, cleared);
      api.on(STORY_RENDERED, stands);
    };
    const begin = (): void => {
      const story = api.getData(storyId);
      if (story.type !== 'story') return;
      api.on(flowMessages.cleared, cleared);
      // Another way is another stage; the same one again is put up anew.
      if (JSON.stringify(story.args?.way) === JSON.stringify(start))
        api.emit(FORCE_REMOUNT, { storyId });
      else api.updateStoryArgs(story, { way: start });
    };
    if (api.getCurrentStoryData()?.id === storyId) {
      begin();
      return;
    }
    const rendered = (id: string): void => {
      if (id !== storyId) return;
      api.off(STORY_RENDERED, rendered);
      begin();
    };
    api.on(STORY_RENDERED, rendered);
    api.selectStory(storyId);
  };
}

export function FlightReplay({ store, shown }: FlightReplayProps): ReactNode {
  const api = useStorybookApi();
  const { index } = useStorybookState();
  const flows = useSyncExternalStore(store.listen, store.read);
  const [record, setRecord] = useState<FlightRecord | null>(null);
  const [problem, setProblem] = useState('');
  const [flight, setFlight] = useState<Flight | null>(null);
  const [done, setDone] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const begin = useBeginning(() => setIsReady(true));

  useEffect(() => {
    const heard = ({ taken, isRecord }: FlowTaken): void => {
      if (isRecord) setDone((before) => before + taken.length);
    };
    api.on(flowMessages.taken, heard);
    return () => api.off(flowMessages.taken, heard);
  }, [api]);

  const choose = (from: FlightRecord, session: string): void => {
    const way = flightWay(from, session);
    const current = api.getCurrentStoryData()?.id;
    const next = { way, place: placeOf(way, Object.values(index ?? {}), current) };
    setFlight(next);
    setDone(0);
    setIsReady(false);
    begin(next);
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      const opened = parseFlight(await file.text());
      setRecord(opened);
      setProblem('');
      const sessions = [...flowsIn(opened)];
      // A record holds every flow of the page: the one whose chart is shown comes first.
      const [session] = sessions.find(([, flow]) => flow === shown) ?? sessions[0] ?? [];
      if (session !== undefined) choose(opened, session);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const steps = flight?.way.steps ?? [];
  const played = flows.find(({ flow }) => flow === flight?.way.flow);
  const play = (upTo: number): void => {
    if (played) {
      const next: FlowSteps = {
        ...{ session: played.session, steps: steps.slice(done, upTo) },
        isRecord: true,
      };
      api.emit(flowMessages.play, next);
    }
  };
  const isOver = !isReady || !played || done >= steps.length;
  return (
    <section style={css.flight} aria-label="飞行记录">
      <label>
        飞行记录{' '}
        <input type="file" accept="application/json" onChange={(event) => void open(event)} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      {record && flight && (
        <>
          <select
            aria-label="记录中的流程"
            value={flight.way.session}
            onChange={({ target }) => choose(record, target.value)}
          >
            {[...flowsIn(record)].map(([id, name]) => (
              <option key={id} value={id}>{`${name} · ${id}`}</option>
            ))}
          </select>
          <span>{`${Math.min(done, steps.length)} / ${steps.length}`}</span>
          <button type="button" disabled={isOver} onClick={() => play(done + 1)}>
            下一步
          </button>
          <button type="button" disabled={isOver} onClick={() => play(steps.length)}>
            放到最后
          </button>
          <button
            type="button"
            disabled={done === 0 || played?.current?.story === undefined}
            onClick={() => void navigator.clipboard.writeText(played?.current?.story ?? '')}
          >
            变成故事
          </button>
          <p role="status">{noteOn(flight.place, flight.way, played?.first ?? '')}</p>
          <LogList
            label="记录的步骤"
            current={done}
            lines={steps.map((step, key) => {
              const [text, content] = toldOf(step);
              return { key, text, content, remark: '', isDone: key < done };
            })}
          />
        </>
      )}
    </section>
  );
}
