/** @jsxRuntime classic */
// The statechart of the flow in the canvas: its state, the events it accepts and those it received.
import type { ChartNode } from '@banxin/flows/testing';
import React, { type ChangeEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { FlightReplay } from './FlightReplay.tsx';
import { FlowControls } from './FlowControls.tsx';
import type { FlowStore } from './flowStore.ts';
import { css } from './statechartStyle.ts';

const contains = (state: string, path: string): boolean =>
  state.split('|').some((leaf) => leaf === path || leaf.startsWith(`${path}.`));

function StateBox({
  node,
  state,
  onJump,
}: {
  node: ChartNode;
  state: string;
  onJump: (path: string) => (() => void) | null;
}): ReactNode {
  const isCurrent = contains(state, node.path);
  const jump = onJump(node.path);
  return (
    <li style={css.box(isCurrent, node.kind)}>
      <button
        type="button"
        style={css.state(isCurrent)}
        aria-current={isCurrent || undefined}
        disabled={jump === null}
        title={jump ? '跳到这个状态的故事' : '这个状态没有画面'}
        onClick={() => jump?.()}
      >
        {node.isInitial && '● '}
        {node.key}
        {node.kind === 'final' && ' ◎'}
        {node.kind === 'parallel' && ' ∥'}
      </button>
      {node.exits.length > 0 && (
        <ul style={css.exits}>
          {node.exits.map((exit) => (
            <li key={exit}>{exit}</li>
          ))}
        </ul>
      )}
      {node.children.length > 0 && (
        <ul style={css.nest}>
          {node.children.map((child) => (
            <StateBox key={child.path} node={child} state={state} onJump={onJump} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function StatechartPanel({ store }: { store: FlowStore }): ReactNode {
  const api = useStorybookApi();
  const { index } = useStorybookState();
  const flows = useSyncExternalStore(store.listen, store.read);
  const [chosen, setChosen] = useState('');
  const tagged = api.getCurrentStoryData()?.tags?.find((tag) => tag.startsWith('machine:'));
  const flow =
    flows.find(({ session }) => session === chosen) ??
    flows.find((started) => `machine:${started.flow}` === tagged) ??
    flows[0];
  const storyOf = (path: string): string | undefined =>
    Object.values(index ?? {}).find(
      ({ type, tags = [] }) =>
        type === 'story' &&
        tags.includes('atlas') &&
        tags.includes(`machine:${flow?.flow}`) &&
        tags.some((tag) => tag.startsWith('state:') && contains(tag.slice(6), path)),
    )?.id;
  const jumpTo = (path: string): (() => void) | null => {
    const id = storyOf(path);
    return id ? () => api.selectStory(id) : null;
  };
  const chart = flow && (
    <>
      <label style={css.choice}>
        流程
        <select
          value={flow.session}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => setChosen(event.target.value)}
        >
          {flows.map(({ session, name }) => (
            <option key={session} value={session}>
              {name}
            </option>
          ))}
        </select>
        <code>{flow.current?.state}</code>
      </label>
      <div style={css.columns}>
        <ul style={css.nest} aria-label={`${flow.flow} 的状态`}>
          {flow.chart.children.map((child) => (
            <StateBox
              key={child.path}
              node={child}
              state={flow.current?.state ?? ''}
              onJump={jumpTo}
            />
          ))}
        </ul>
        <FlowControls key={flow.session} flow={flow} />
      </div>
    </>
  );
  return (
    <div style={css.panel}>
      {chart ?? <p>这个故事里没有流程。</p>}
      <FlightReplay store={store} shown={flow?.flow} />
    </div>
  );
}
