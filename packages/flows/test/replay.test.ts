/** What is copied goes the same way: each flow, driven by chance, as a story, as a browser test and as a flight record. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  type AnyFlowAtlas,
  asPlaywright,
  asStory,
  type FlowWay,
  failing,
  flightWay,
  frozen,
  playWay,
  rowsOf,
  startOf,
  take,
  tick,
  type WayStep,
  wayTo,
} from '../exports/testing.ts';
import { atlases } from '../src/atlases.ts';
import { createFlightRecorder, parseFlight, withoutSecrets } from '../src/flight-recorder.ts';
import { run, storyIn } from './copied.ts';
import { act, answered, counter, opened, type Page, standing, stateOf } from './driven.ts';

const SEED = 20_261_126;

const plan = fc.record({
  start: fc.nat({ max: 1_000 }),
  answers: fc.array(fc.nat({ max: 1_000 }), { minLength: 40, maxLength: 40 }),
  before: fc.array(fc.nat({ max: 100_000 }), { maxLength: 12 }),
  later: fc.array(fc.nat({ max: 100_000 }), { maxLength: 8 }),
});

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
