/** What may happen to any request of any flow: pressed twice, left, answered late, never answered. */

import { type Client, createClient, type DisplayEvent } from '@banxin/contract/client';
import { REQUEST_TIMEOUT_MS } from '@banxin/contract/constants';
import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  __unsafe_getAllOwnEventDescriptors as acceptedTypes,
  createActor,
  SimulatedClock,
  StateMachine,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import {
  type Configuration,
  explore,
  failing,
  recordEmitted,
  settled,
  stepOf,
} from '../../exports/testing.ts';
import { atlases } from '../../src/atlases.ts';
import { leafPaths } from '../../src/attributes.ts';
import {
  type FlowRequest,
  isPast,
  machineOf,
  open,
  type Running,
  requests,
  sentBy,
  titleOf,
} from './requests.ts';

const rows = requests.map((row) => ({ title: titleOf(row), row }));
const opened = (row: FlowRequest) => open(row, new SimulatedClock());
const snapshotOf = ({ flow }: Pick<Running, 'flow'>) => flow.getSnapshot() as AnyMachineSnapshot;
const stateOf = (running: Pick<Running, 'flow'>) => leafPaths(snapshotOf(running).value).join('|');
const only = <T>(list: readonly T[]): T => {
  const [first, ...more] = list;
  if (first === undefined || more.length > 0) throw new Error(`${list.length} instead of one`);
  return first;
};

it('every request of every flow stands in the table', () => {
  const invoked = Object.entries(atlases).flatMap(([flow, { machine }]) =>
    [machine.root, ...getStateNodes(machine.root)].flatMap((node) =>
      node.invoke
        .filter(
          ({ src }) => !(machine.implementations.actors[src as string] instanceof StateMachine),
        )
        .map(({ id }) => `${flow}.${id}`),
    ),
  );
  const listed = requests.map(({ flow, invoke }) => `${flow}.${invoke}`);
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(invoked)].toSorted());
});

describe.each(rows)('$title', ({ row }) => {
  it('a double click sends one request', async () => {
    const running = await opened(row);
    running.flow.send(row.press);
    running.flow.send(row.press);
    expect(sentBy(row, running)).toHaveLength(1);
  });

  it('a second click after the answer sends none', async () => {
    const running = await opened(row);
    running.flow.send(row.press);
    await only(sentBy(row, running)).answer(row.answer);
    // A flow that has ended hears nothing any more.
    if (snapshotOf(running).status === 'active') running.flow.send(row.press);
    expect(sentBy(row, running)).toHaveLength(row.repeats ? 2 : 1);
  });

  it('closing aborts the request; a late answer changes nothing and tells nothing', async () => {
    const running = await opened(row);
    running.flow.send(row.press);
    const call = only(sentBy(row, running));
    const emitted = recordEmitted(running.flow);
    running.flow.stop();
    expect(call.signal.aborted).toBe(true);
    const left = stateOf(running);
    await call.answer(row.answer);
    expect([stateOf(running), emitted]).toEqual([left, []]);
  });

  it('closing and then a failure: nobody is told, nothing is thrown', async () => {
    const running = await opened(row);
    running.flow.send(row.press);
    const call = only(sentBy(row, running));
    const emitted = recordEmitted(running.flow);
    running.flow.stop();
    await call.fail(failing('network'));
    expect(emitted).toEqual([]);
  });

  it('an event that leaves the state aborts the request; every other leaves it alone', async () => {
    const first = await opened(row);
    first.flow.send(row.press);
    for (const event of eventsHeard(row, snapshotOf(first))) {
      const running = await opened(row);
      running.flow.send(row.press);
      const call = only(sentBy(row, running));
      const before = snapshotOf(running).children[row.invoke];
      running.flow.send(event);
      const isLeft = snapshotOf(running).children[row.invoke] !== before;
      expect([event.type, call.signal.aborted]).toEqual([event.type, isLeft]);
      if (!isLeft) continue;
      await settled();
      const emitted = recordEmitted(running.flow);
      const left = stateOf(running);
      await call.answer(row.answer);
      expect([event.type, stateOf(running), emitted]).toEqual([event.type, left, []]);
    }
  });

  it('answers out of order: only the newest request counts', async () => {
    const first = await opened(row);
    first.flow.send(row.press);
    for (const event of eventsHeard(row, snapshotOf(first))) {
      const running = await opened(row);
      running.flow.send(row.press);
      running.flow.send(event);
      if (snapshotOf(running).status !== 'active') continue;
      running.flow.send(row.press);
      const [older, newer] = sentBy(row, running);
      if (!older?.signal.aborted || !newer) continue;
      const waiting = stateOf(running);
      await older.answer(row.answer);
      expect([event.type, stateOf(running)]).toEqual([event.type, waiting]);
      await newer.answer(row.answer);
      expect(stateOf(running)).not.toBe(waiting);
    }
  });

  it('after a failure it can be tried again, with one new request', async () => {
    const running = await opened(row);
    running.flow.send(row.press);
    const waiting = stateOf(running);
    await only(sentBy(row, running)).fail(failing(500));
    expect(stateOf(running)).not.toBe(waiting);
    const { again = row.press } = row;
    if (typeof again === 'object' && 'never' in again) return;
    if (typeof again === 'function') again(running);
    else running.flow.send(again);
    expect(sentBy(row, running)).toHaveLength(2);
  });
});

/** What a state hears from outside: samples of the atlas where it has some. */
function eventsHeard(row: FlowRequest, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  const samples = atlases[row.flow]?.events ?? [];
  return [...acceptedTypes(snapshot)]
    .map(String)
    .filter((type) => !type.startsWith('xstate.'))
    .flatMap((type): readonly AnyEventObject[] => {
      const prefix = type.replace(/\*$/, '');
      const fitting = samples.filter((event) =>
        prefix === type ? event.type === type : event.type.startsWith(prefix),
      );
      return fitting.length > 0 ? fitting : [{ type }];
    });
}

/** Transfers and windows have other ends. */
const timed = rows.filter(({ row }) => !isPast(row.call));

/** Every state in which a request of the row waits, by the shortest way there; answers before it are part of the way. */
const waysTo = ({ flow, invoke, lasting }: FlowRequest): readonly Configuration[] => {
  const atlas = atlases[flow];
  if (!atlas) throw new Error(`There is no flow ${flow}`);
  return explore(atlas).configurations.filter(
    ({ input, snapshot }) =>
      invoke in (snapshot as AnyMachineSnapshot).children && input === (lasting ?? input),
  );
};

/** The real client over a fetch that never answers, on the flow's own clock; goes a way and waits at its end. */
async function openSilent(row: FlowRequest, { input, events }: Configuration) {
  const clock = new SimulatedClock();
  const told: DisplayEvent[] = [];
  const client: Client = createClient({
    fetch: () => new Promise<Response>(() => undefined),
    setTimer: (run, ms) => clock.setTimeout(run, ms),
    clearTimer: (timer: number) => clock.clearTimeout(timer),
    onError: (event) => told.push(event),
  });
  const flow = createActor(machineOf(row, client), {
    clock,
    input: atlases[row.flow]?.inputs[input] as never,
  });
  flow.start();
  for (const event of events) flow.send(event);
  await settled();
  // What failed on the way there was said before.
  told.length = 0;
  const emitted = recordEmitted(flow);
  /** What the visitor gets to see, of the client and of the flow. */
  const shown = () =>
    [...told, ...emitted.filter(({ type }) => type === 'requestError')]
      .filter((event) => 'mode' in event && event.mode !== 0)
      .map((event) => 'message' in event && event.message);
  const waiting = () => snapshotOf({ flow }).children[row.invoke];
  return { clock, shown, waiting };
}

describe.each(timed)('a server that is silent for 60 s: $title', ({ row }) => {
  const ways = waysTo(row);

  it(
    row.quiet ? `the request ends; ${row.quiet}` : 'the request ends as 请求超时, said once',
    async () => {
      expect(ways).not.toEqual([]);
      for (const way of ways) {
        const steps = way.events.map(stepOf);
        const { clock, shown, waiting } = await openSilent(row, way);
        const request = waiting();
        expect([steps, request?.getSnapshot().status]).toEqual([steps, 'active']);
        clock.increment(REQUEST_TIMEOUT_MS - 1);
        await settled();
        expect([steps, waiting(), shown()]).toEqual([steps, request, []]);
        clock.increment(1);
        for (let turn = 0; turn < 4; turn += 1) await settled();
        expect([steps, waiting(), shown()]).toEqual([
          steps,
          undefined,
          row.quiet ? [] : ['请求超时'],
        ]);
      }
    },
  );

  it('an answer in the last millisecond counts', async () => {
    const running = await opened(row);
    running.flow.send(row.press);
    const waiting = stateOf(running);
    running.clock.increment(REQUEST_TIMEOUT_MS - 1);
    await only(sentBy(row, running)).answer(row.answer);
    expect(stateOf(running)).not.toBe(waiting);
  });
});
