/** Shows one state of a flow: the flow is put there, its requests never answer and its clock stands still. */
import { atlases } from '@banxin/flows/atlases';
import type { FlowProviderProps } from '@banxin/flows/react';
import {
  type AnyFlowAtlas,
  type FlowWay,
  frozen,
  playWay,
  rowsOf,
  SimulatedClock,
} from '@banxin/flows/testing';
import { useState } from 'react';
import type { Snapshot } from 'xstate';
import type { FlowView } from './flowView.ts';
import { views } from './views.ts';

export interface AtlasStageProps {
  /** Folder name of the flow. */
  readonly flow: string;
  /** Name of the row of its atlas. */
  readonly row?: string;
  /** Instead of a row: what the flow heard and how time passed, from a start that the atlas names. */
  readonly way?: FlowWay;
}

function atlasOf(flow: string): AnyFlowAtlas {
  const atlas = atlases[flow];
  if (!atlas) throw new Error(`There is no flow ${flow}`);
  return atlas;
}

function viewOf(flow: string): FlowView {
  const view = views.get(flow);
  if (!view) throw new Error(`There is no ${flow}.view.tsx`);
  return view;
}

/** Where a frozen flow stands after a way. Throws with the steps that it could not take. */
function after(flow: string, way: FlowWay) {
  const { actor, state, refused } = playWay(atlasOf(flow), way);
  if (refused.length > 0) throw new Error(`${flow} cannot go this way: ${refused.join('; ')}`);
  const snapshot = actor.getPersistedSnapshot();
  actor.stop();
  return { snapshot, state };
}

/** The snapshot of a parent whose child is in a given state. */
function around(
  { flow, child, events }: NonNullable<FlowView['inside']>,
  inner: Snapshot<unknown>,
): Snapshot<unknown> {
  const [input = ''] = Object.keys(atlasOf(flow).inputs);
  const snapshot = after(flow, { input, steps: events }).snapshot as Snapshot<unknown> & {
    children: Record<string, { snapshot: Snapshot<unknown> }>;
  };
  const held = snapshot.children[child];
  if (!held) throw new Error(`${flow} has no child ${child}`);
  const children = { ...snapshot.children, [child]: { ...held, snapshot: inner } };
  return { ...snapshot, children } as never;
}

function found({ flow, row, way }: AtlasStageProps) {
  if (way) return { input: way.input, ...after(flow, way) };
  const known = rowsOf(atlasOf(flow)).find(({ name }) => name === row);
  if (!known) throw new Error(`The atlas of ${flow} has no ${row}`);
  return known;
}

function restoring(props: AtlasStageProps) {
  const shown = found(props);
  const { inside, dressed } = viewOf(props.flow);
  const own = dressed ? dressed(shown.snapshot) : shown.snapshot;
  const snapshot = inside ? around(inside, own) : own;
  const id = inside?.flow ?? props.flow;
  const restore: FlowProviderProps['restore'] = (machine) =>
    machine.id === id ? { machine: frozen(machine), snapshot } : undefined;
  return { flows: { restore, clock: new SimulatedClock() }, shown };
}

function Stage(props: AtlasStageProps) {
  const [{ flows, shown }] = useState(() => restoring(props));
  return viewOf(props.flow).view(flows, shown);
}

/** Another way is another stage. */
export function AtlasStage(props: AtlasStageProps) {
  return <Stage key={JSON.stringify(props.way)} {...props} />;
}
