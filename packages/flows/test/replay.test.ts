/** What is copied goes the same way: each flow, driven by chance, as a story, as a browser test and as a flight record. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as acceptedTypes,
  createActor,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  StateMachine,
} from 'xstate';
import {
  type AnyFlowAtlas,
  type AtlasRow,
  asPlaywright,
  asStory,
  createFlowLog,
  type FlowLog,
  type FlowWay,
  failing,
  flightWay,
  frozen,
  playWay,
  recordEmitted,
  rowsOf,
  settled,
  startOf,
  take,
  tick,
  type WayStep,
  wayTo,
} from '../exports/testing.ts';
import { atlases } from '../src/atlases.ts';
import { leafPaths } from '../src/attributes.ts';
import { createFlightRecorder, parseFlight, withoutSecrets } from '../src/flight-recorder.ts';
import { run, storyIn } from './copied.ts';

const SEED = 20_261_126;

const isFlow = (actor: AnyActorRef): boolean =>
  'children' in ((actor.getSnapshot() as object | undefined) ?? {});

const insideOf = (actor: AnyActorRef): readonly AnyActorRef[] =>
  Object.values((actor.getSnapshot() as AnyMachineSnapshot).children).filter(
    (child): child is AnyActorRef => Boolean(child) && isFlow(child as AnyActorRef),
  );

/** What is compared of a flow: where it and those inside stand, and what its atlas looks at. */
function standing(actor: AnyActorRef): unknown {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const project = atlases[snapshot.machine.id]?.project as
    | ((context: unknown) => unknown)
    | undefined;
  const inside = insideOf(actor).map((child) => [child.id, standing(child)]);
  return [
    snapshot.status,
    leafPaths(snapshot.value).join('|'),
    withoutSecrets(project?.(snapshot.context)),
    inside,
  ];
}

const stateOf = (actor: AnyActorRef): string =>
  leafPaths((actor.getSnapshot() as AnyMachineSnapshot).value).join('|');

/** The answers that the samples of a machine have for a request. */
function outcomesOf(machine: string, request: string): readonly (() => Promise<unknown>)[] {
  const { answers = {}, failures = {} } = atlases[machine] ?? {};
  if (!(request in answers)) return [];
  return [
    ...(answers[request] ?? []).map((answer) => () => Promise.resolve(answer)),
    ...(failures[request] ?? [failing(500)]).map((error) => () => Promise.reject(error)),
    () => Promise.reject(failing('timeout')),
    // Still on its way when somebody looks.
    () => new Promise(() => undefined),
  ];
}

/** The same machine with a server that answers by a plan: the first request with the first number, and so on. */
function answered<M extends AnyStateMachine>(machine: M, next: () => number): M {
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      logic instanceof StateMachine
        ? answered(logic as AnyStateMachine, next)
        : fromPromise(() => {
            const outcomes = outcomesOf(machine.id, name);
            return outcomes[next() % outcomes.length]?.() ?? new Promise(() => undefined);
          }),
    ]),
  );
  return machine.provide({ actors }) as M;
}

/** A page with one flow on it, and what it knows of the flow. */
interface Page {
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly log: FlowLog;
  readonly emitted: readonly AnyEventObject[];
  readonly inspect: (event: InspectionEvent) => void;
}

interface Opening {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  readonly row?: AtlasRow;
  readonly clock?: SimulatedClock;
  readonly watch?: (event: InspectionEvent) => void;
}

async function opened(
  atlas: AnyFlowAtlas,
  { machine, input, row, clock = new SimulatedClock(), watch }: Opening,
): Promise<Page> {
  const log = createFlowLog({
    atlases,
    now: () => 0,
    shown: row && { flow: machine.id, way: wayTo(atlas, row) },
  });
  const inspect = (event: InspectionEvent): void => {
    log.inspect(event);
    watch?.(event);
  };
  const actor = createActor(machine, {
    ...{ input, clock, inspect },
    ...(row && { snapshot: row.snapshot }),
  });
  const emitted = recordEmitted(actor) as readonly AnyEventObject[];
  actor.start();
  await settled();
  return { actor, clock, log, emitted, inspect };
}

/** What can be done to a flow now: its events, answers included unless the server gives them, and time. */
function choices(actor: AnyActorRef, givesAnswers: boolean): readonly AnyEventObject[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') return [];
  const atlas = atlases[snapshot.machine.id];
  return acceptedTypes(snapshot).flatMap((type: string): readonly AnyEventObject[] => {
    const [, how = '', id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (how !== '') {
      if (givesAnswers || !(id in (atlas?.answers ?? {}))) return [];
      return how === 'done'
        ? (atlas?.answers[id] ?? []).map((output) => ({ type, output, actorId: id }))
        : (atlas?.failures?.[id] ?? [failing(500), failing('timeout')]).map((error) => ({
            ...{ type, error, actorId: id },
          }));
    }
    if (type.startsWith('xstate.')) return [];
    const samples = (atlas?.events ?? []).filter((sample) =>
      type.endsWith('.*') ? sample.type.startsWith(type.slice(0, -1)) : sample.type === type,
    );
    return samples.length > 0 ? samples : type.endsWith('*') ? [] : [{ type }];
  });
}

const PAUSES = [0.2, 0.5, 1, 1, 3, 5, 60];

/** Does something that the number decides: an event, one for a flow inside, one that nobody expects, or time. */
async function act({ actor, clock }: Page, number: number, givesAnswers: boolean): Promise<void> {
  const inside = insideOf(actor);
  const to = number % 5 === 0 ? inside[number % Math.max(inside.length, 1)] : actor;
  const pick = Math.floor(number / 5);
  const one = to ?? actor;
  if (number % 4 === 0) tick(clock, PAUSES[pick % PAUSES.length] ?? 1);
  else if (one.getSnapshot().status === 'active') {
    const expected = choices(one, givesAnswers);
    const any = atlases[(one.getSnapshot() as AnyMachineSnapshot).machine.id]?.events ?? [];
    const from = number % 9 === 0 && any.length > 0 ? any : expected;
    const event = from[pick % Math.max(from.length, 1)];
    if (event) one.send(event);
  }
  await new Promise((done) => setTimeout(done));
}

const plan = fc.record({
  start: fc.nat({ max: 1_000 }),
  answers: fc.array(fc.nat({ max: 1_000 }), { minLength: 40, maxLength: 40 }),
  before: fc.array(fc.nat({ max: 100_000 }), { maxLength: 12 }),
  later: fc.array(fc.nat({ max: 100_000 }), { maxLength: 8 }),
});

const counter = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};

/** The way of a copied story, read back from its source. */
async function copied(flow: string, { actor, log }: Page): Promise<FlowWay> {
  const way = log.wayOf(actor.sessionId);
  if (!way) throw new Error(`Nobody knows how ${flow} began.`);
  const text = asStory({ flow, way, state: stateOf(actor) });
  expect(text).not.toContain('xstate.after');
  const { args, tags } = await storyIn(text);
  expect([args.flow, tags]).toEqual([flow, [`state:${stateOf(actor)}`]]);
  return args.way;
}

/** Where a way leads, and what it emits. */
function replayed(atlas: AnyFlowAtlas, way: FlowWay) {
  const { actor, emitted, refused } = playWay(atlas, way);
  const end = { standing: standing(actor), emitted: withoutSecrets(emitted), refused };
  actor.stop();
  return end;
}

describe.each(Object.entries(atlases))('%s', (flow, atlas) => {
  const runs = { seed: SEED, numRuns: 12, endOnFailure: true };
  const inputs = Object.values(atlas.inputs);

  it('with a server that answers: story and flight record end where it ended', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ start, answers, before, later }) => {
        const clock = new SimulatedClock();
        const recorder = createFlightRecorder(() => clock.now(), 5_000);
        const page = await opened(atlas, {
          machine: answered(atlas.machine, counter(answers)),
          ...{ input: inputs[start % inputs.length], clock, watch: recorder.inspect },
        });
        for (const number of [...before, ...later]) await act(page, number, true);
        const { actor, emitted } = page;
        const end = { standing: standing(actor), emitted: withoutSecrets(emitted), refused: [] };
        expect(replayed(atlas, await copied(flow, page))).toEqual(end);
        actor.stop();

        const record = parseFlight(JSON.stringify(recorder.read()));
        if (record.entries.every(({ session }) => session !== actor.sessionId)) return;
        const { input, code, steps, isWhole } = flightWay(record, actor.sessionId);
        expect(isWhole).toBe(true);
        expect(replayed(atlas, { ...startOf(atlas, input, code), steps })).toEqual(end);
      }),
      runs,
    );
  });

  it('with a server that answers: the browser test ends where it ended', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ start, answers, before, later }) => {
        const open = async (): Promise<Page> => {
          const page = await opened(atlas, {
            machine: answered(atlas.machine, counter(answers)),
            input: inputs[start % inputs.length],
          });
          for (const number of before) await act(page, number, true);
          page.log.mark();
          return page;
        };
        const page = await open();
        for (const number of later) await act(page, number, true);
        await sameInBrowser(flow, page, open);
      }),
      runs,
    );
  });

  const rows = rowsOf(atlas);

  // What no story shows begins nowhere else.
  if (rows.length > 0)
    it('from a story of its atlas: both copies end where it ended', async () => {
      await fc.assert(
        fc.asyncProperty(plan, async ({ start, later }) => {
          const row = rows[start % rows.length];
          if (!row) return;
          const open = async (): Promise<Page> => {
            const page = await opened(atlas, { machine: frozen(atlas.machine), row });
            page.log.mark();
            return page;
          };
          const page = await open();
          for (const number of later) await act(page, number, false);
          const { actor, emitted } = page;
          const before = replayed(atlas, wayTo(atlas, row));
          const end = {
            standing: standing(actor),
            emitted: [...(before.emitted as unknown[]), ...(withoutSecrets(emitted) as unknown[])],
            refused: [],
          };
          expect(replayed(atlas, await copied(flow, page))).toEqual(end);
          await sameInBrowser(flow, page, open);
        }),
        runs,
      );
    });

  it('the way to each story of its atlas lets time pass instead of sending what a timer sends', () => {
    const sent = rows.flatMap((row) => {
      const { steps } = wayTo(atlas, row);
      return steps.filter(
        (step) => 'type' in step && String(step.type).startsWith('xstate.after.'),
      );
    });
    expect(sent).toEqual([]);
  });
});

/** Runs the copied browser test on the same page, opened anew: it must end as the first one did. */
async function sameInBrowser(flow: string, page: Page, open: () => Promise<Page>): Promise<void> {
  const end = standing(page.actor);
  const emitted = withoutSecrets(page.emitted);
  const steps = page.log.laterOf(page.actor.sessionId);
  const { name = flow } = page.log.read().find(({ actor }) => actor === page.actor) ?? {};
  const text = asPlaywright({
    ...{ storyId: `atlas-${flow}--row`, name, steps, state: stateOf(page.actor) },
    isUndrawn: false,
  });
  expect(text).not.toContain('xstate.after');
  page.actor.stop();
  const again = await open();
  const shown = await run(text, { play: again.log.play, stateOf: () => stateOf(again.actor) });
  expect(shown).toEqual({ address: `/iframe.html?viewMode=story&id=atlas-${flow}--row` });
  expect([standing(again.actor), withoutSecrets(again.emitted)]).toEqual([end, emitted]);
  again.actor.stop();
}

describe('the start of a copy', () => {
  const { login, cashier } = atlases;
  if (!login || !cashier) throw new Error('There is no login or no cashier');
  const opened = { mode: 'page', returnUrl: '/user/index', captchaVersion: 1 };

  it('is called as its atlas calls it', () => {
    expect(startOf(login, { ...opened, smsRemaining: undefined })).toEqual({ input: 'page' });
  });

  it('that the atlas does not have is written down beside the nearest one', () => {
    const other = { ...opened, returnUrl: '/cart' };
    expect(startOf(login, other)).toEqual({ input: 'page', start: other });
    const { actor } = playWay(login, { ...startOf(login, other), steps: [] });
    expect(actor.getSnapshot().context).toMatchObject({ mode: 'page', returnUrl: '/cart' });
  });

  it('takes what is code from the atlas, the nearest by what it answers', () => {
    const { paymentSN } = cashier.inputs.opened as { paymentSN: string };
    const start = { paymentSN, key: 'k', left: () => 400 };
    expect(startOf(cashier, start)).toEqual({ input: 'soon', unlike: ['left'] });
    expect(startOf(cashier, { paymentSN, key: 'k' }, { left: 3_600_000 })).toEqual({
      input: 'opened',
    });
  });
});

describe('a flight record', () => {
  it('whose first entries were dropped says where it begins, and that it is not whole', () => {
    const { agreement: atlas } = atlases;
    if (!atlas) throw new Error('There is no agreement');
    const recorder = createFlightRecorder(() => 0, 1);
    const actor = createActor(frozen(atlas.machine), {
      ...{ input: { callSign: true }, inspect: recorder.inspect },
    }).start();
    actor.send({ type: 'OPEN', required: false });
    actor.send({ type: 'CONFIRM' });
    const { isWhole, state, steps } = flightWay(recorder.read(), actor.sessionId);
    expect([isWhole, state, steps]).toEqual([false, 'open.ready', [{ type: 'CONFIRM' }]]);
  });

  it('of an earlier version is no whole one', () => {
    const heard = (type: string, at: number) => ({
      ...{ flow: 'agreement', session: 'x:1', event: { type }, at },
    });
    const entries = [heard('CONFIRM', 100), heard('xstate.after.RELOAD.agreement', 300)];
    expect(flightWay({ version: 1, entries }, 'x:1')).toEqual({
      ...{ flow: 'agreement', session: 'x:1', isWhole: false },
      steps: [{ type: 'CONFIRM' }, { wait: 200 }],
      ...{ input: undefined, code: undefined, state: undefined },
    });
  });
});

describe('agreement, by hand', () => {
  const { agreement: atlas } = atlases;
  if (!atlas) throw new Error('There is no agreement');

  it('a copy of the story that reads begins with its OPEN and ends ready', async () => {
    const row = rowsOf(atlas).find(
      ({ name, state }) => state === 'open.reading' && name.length > 0,
    );
    if (!row) throw new Error('No story reads');
    const page = await opened(atlas, { machine: frozen(atlas.machine), row });
    page.log.mark();
    tick(page.clock, 5);
    const way = page.log.wayOf(page.actor.sessionId);
    expect(way).toEqual({
      input: 'signing',
      steps: [
        { type: 'OPEN', required: true },
        { wait: 1_000, times: 5 },
      ],
    });
    expect(page.log.laterOf(page.actor.sessionId)).toEqual([{ wait: 1_000, times: 5 }]);
  });

  it('an error that nobody expects is refused with the reason, and the flow lives on', async () => {
    const actor = createActor(frozen(atlas.machine), { input: { callSign: true } }).start();
    const error: WayStep = { type: 'xstate.error.actor.sign', error: failing(500) };
    expect(take(actor, [], error)).toEqual({
      kind: 'refused',
      reason: 'hidden does not expect xstate.error.actor.sign',
    });
    expect(take(actor, [], { type: 'CONFIRM' })).toEqual({ kind: 'ignored' });
    expect(take(actor, [], { type: 'OPEN', required: true })).toEqual({ kind: 'heard' });
    expect(stateOf(actor)).toBe('open.reading');
  });
});
