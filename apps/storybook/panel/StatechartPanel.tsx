/** @jsxRuntime classic */
// The statechart of the flow in the canvas: its state, the events it accepts and those it received.
import type { ChartNode } from '@banxin/flows/testing';
import React, { type ChangeEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { FlightReplay } from './FlightReplay.tsx';
import { flowMessages } from './flowMessages.ts';
import { asPlaywright, asStory } from './flowSnippets.ts';
import type { FlowStore, FlowView } from './flowStore.ts';
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

const contentOf = ({ type: _, ...content }: { type: string }): string => {
  const text = JSON.stringify(content);
  return text === '{}' ? '' : text;
};

function Controls({ flow }: { flow: FlowView }): ReactNode {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [copied, setCopied] = useState('');
  const { session, current, received } = flow;
  const data = api.getCurrentParameter<string>('input') ?? 'opened';
  const state = current?.state ?? '';
  const send = (event: { readonly type: string }): void => {
    api.emit(flowMessages.send, { session, events: [event] });
  };
  const copy = async (what: string, text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(what);
  };
  return (
    <section style={css.side} aria-label="事件">
      <h2 style={css.head}>可以发生</h2>
      {(current?.accepted ?? []).map((event) => (
        <button key={JSON.stringify(event)} type="button" onClick={() => send(event)}>
          {event.type} <small>{contentOf(event)}</small>
        </button>
      ))}
      {current?.isOver && <p>已经结束</p>}
      <h2 style={css.head}>时钟</h2>
      <span>
        {[1, 5].map((seconds) => (
          <button
            key={seconds}
            type="button"
            onClick={() => api.emit(flowMessages.tick, seconds)}
          >{`+${seconds} s`}</button>
        ))}
      </span>
      <h2 style={css.head}>发生过</h2>
      <ol style={css.log} aria-label="事件记录">
        {received.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
          <li key={index}>
            {event.type} <small>{contentOf(event)}</small>
          </li>
        ))}
      </ol>
      <span>
        <button
          type="button"
          onClick={() => void copy('故事', asStory(flow.flow, data, state, received))}
        >
          复制为故事
        </button>
        <button
          type="button"
          onClick={() =>
            void copy('Playwright', asPlaywright(storyId ?? '', flow.flow, state, received))
          }
        >
          复制为 Playwright
        </button>
      </span>
      <output>{copied && `已复制：${copied}`}</output>
    </section>
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
  if (!flow) {
    return (
      <div style={css.panel}>
        <p>这个故事里没有流程。</p>
        <FlightReplay store={store} shown={undefined} />
      </div>
    );
  }
  return (
    <div style={css.panel}>
      <label style={css.choice}>
        流程
        <select
          value={flow.session}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => setChosen(event.target.value)}
        >
          {flows.map(({ session, flow: name }) => (
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
        <Controls flow={flow} />
      </div>
      <FlightReplay store={store} shown={flow.flow} />
    </div>
  );
}
