/** Each gate that walks a machine goes red when its rule is broken. */
import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import {
  type AnyFlowAtlas,
  deadStates,
  defineAtlas,
  divergingPaths,
  rowsOf,
  untakenEdges,
} from '../exports/testing.ts';

const { createMachine } = setup({
  types: {} as { events: { type: 'ASK' } | { type: 'STOP' } },
  actors: { atOnce: createMachineThatEnds() },
  guards: { never: () => false },
});

/** A child that is over as soon as it runs: the model, which runs no children, waits for it. */
function createMachineThatEnds() {
  return setup({}).createMachine({
    id: 'atOnce',
    initial: 'over',
    states: { over: { type: 'final' } },
  });
}

const atlasOf = (
  machine: AnyFlowAtlas['machine'],
  declared: Partial<AnyFlowAtlas> = {},
): AnyFlowAtlas => ({
  ...defineAtlas({
    machine,
    inputs: { opened: undefined },
    events: [],
    answers: {},
    project: () => null,
    noView: {},
    transient: [],
    neverTaken: {},
  }),
  ...declared,
});

const sound = createMachine({
  id: 'sound',
  initial: 'idle',
  states: { idle: { on: { ASK: 'over' } }, over: { type: 'final' } },
});

it('a sound machine passes all of them', () => {
  const atlas = atlasOf(sound);
  expect([deadStates(atlas), untakenEdges(atlas), divergingPaths(atlas)]).toEqual([[], [], []]);
});

describe('no dead states: red for', () => {
  const island = createMachine({
    id: 'island',
    initial: 'idle',
    states: { idle: { on: { ASK: 'over' } }, lonely: {}, over: { type: 'final' } },
  });

  it('a state to which no way leads', () => {
    expect(deadStates(atlasOf(island))).toEqual(['lonely is never reached']);
    expect(deadStates(atlasOf(island, { transient: ['lonely'] }))).toEqual([]);
  });

  it('a state that is declared transient and rests', () => {
    expect(deadStates(atlasOf(sound, { transient: ['idle'] }))).toEqual([
      'idle is no transient state',
    ]);
  });
});

describe('transitions: red for', () => {
  const guarded = createMachine({
    id: 'guarded',
    initial: 'idle',
    states: {
      idle: { on: { ASK: [{ guard: 'never', target: 'over' }, { target: 'over' }] } },
      over: { type: 'final' },
    },
  });
  const label = 'idle: ASK [never] → over';

  it('an edge that nothing takes', () => {
    expect(untakenEdges(atlasOf(guarded))).toEqual([`${label} is never taken`]);
    expect(untakenEdges(atlasOf(guarded, { neverTaken: { [label]: 'kept' } }))).toEqual([]);
  });

  it('an `always` edge that nothing takes', () => {
    const machine = createMachine({
      id: 'passing',
      initial: 'idle',
      states: {
        idle: { always: { guard: 'never', target: 'over' }, on: { ASK: 'over' } },
        over: { type: 'final' },
      },
    });
    expect(untakenEdges(atlasOf(machine))).toEqual(['idle: always [never] → over is never taken']);
  });

  it('an excuse for an edge that is taken', () => {
    const excused = 'idle: ASK → over';
    expect(untakenEdges(atlasOf(sound, { neverTaken: { [excused]: 'once' } }))).toEqual([
      `${excused} needs no excuse`,
    ]);
  });
});

describe('live: red for', () => {
  it('an actor that goes on where the model rests', () => {
    const hasty = createMachine({
      id: 'hasty',
      initial: 'idle',
      states: {
        idle: { on: { ASK: 'asking' } },
        asking: { invoke: { id: 'atOnce', src: 'atOnce', onDone: 'over' }, on: { STOP: 'idle' } },
        over: { type: 'final' },
      },
    });
    expect(divergingPaths(atlasOf(hasty))).toContain('opened: ASK → over, expected asking');
  });
});

describe('one name for one story: red for', () => {
  const counted = setup({
    types: {} as { context: { count: number }; events: { type: 'MORE' } },
    actions: { more: assign({ count: ({ context }) => context.count + 1 }) },
    guards: { isFew: ({ context }) => context.count < 2 },
  }).createMachine({
    id: 'counted',
    context: { count: 0 },
    initial: 'open',
    states: { open: { on: { MORE: { guard: 'isFew', actions: 'more' } } } },
  });
  const project = ({ count }: { count: number }) => count;

  it('two looks of a state that do not say what differs', () => {
    expect(() => rowsOf(atlasOf(counted, { project }))).toThrow(/"tells" says what differs/);
  });

  it('unless they say it', () => {
    const tells = ({ count }: { count: number }) => `With${count}Files`;
    const names = rowsOf(atlasOf(counted, { project, tells })).map(({ name }) => name);
    expect(names).toEqual(['Open', 'OpenWith1Files', 'OpenWith2Files']);
  });
});
