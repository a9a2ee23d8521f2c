/** How long an order can still be paid: by the second in the last hour, and what follows when it is over. */
import { EXPIRY_CHECK_MS } from '@banxin/contract/constants';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recordEmitted, SimulatedClock, tick } from '../../exports/testing.ts';
import { payDeadlineMachine } from './pay-deadline.machine.ts';

const HOUR = 3_600;
const passed = { type: 'deadline.passed' };

/** An order that can be paid for so long. @unit s */
function open(seconds: number) {
  const clock = new SimulatedClock();
  const timers: number[] = [];
  let slept = 0;
  const left = () => (seconds - slept) * 1_000 - clock.now();
  const deadline = createActor(payDeadlineMachine, {
    input: { left },
    clock: {
      setTimeout: (run, ms) => {
        timers.push(ms);
        return clock.setTimeout(run, ms);
      },
      clearTimeout: (id) => clock.clearTimeout(id),
    },
  });
  const emitted = recordEmitted(deadline);
  deadline.start();
  const said = () => {
    const { value, context } = deadline.getSnapshot();
    return [value, context.seconds, context.mark];
  };
  return {
    clock,
    timers,
    emitted,
    said,
    /** The computer sleeps: time passes and no timer runs. @unit s */
    sleep: (time: number) => {
      slept += time;
    },
    look: () => deadline.send({ type: 'LOOK', left: left() }),
  };
}

describe('the last hour', () => {
  it('begins by itself, and not a second before', () => {
    const { clock, said } = open(3 * HOUR);
    clock.increment(2 * HOUR * 1_000 - 1);
    expect(said()[0]).toBe('waiting');
    clock.increment(1);
    expect(said()).toEqual(['closing', HOUR, undefined]);
  });

  it('is shown by whole seconds, also from a deadline between two', () => {
    const { clock, said } = open(90.4);
    expect(said()[1]).toBe(91);
    clock.increment(399);
    expect(said()[1]).toBe(91);
    clock.increment(1);
    expect(said()[1]).toBe(90);
    clock.increment(1_000);
    expect(said()[1]).toBe(89);
  });

  it('is said aloud at ten, five and one minute, and at no other second', () => {
    const { clock, said } = open(HOUR);
    const heard: [number, unknown][] = [];
    for (let before: unknown, left = HOUR; left > 0; left -= 1) {
      const mark = said()[2];
      if (mark !== before) heard.push([left, mark]);
      before = mark;
      tick(clock, 1);
    }
    expect(heard).toEqual([
      [600, 10],
      [300, 5],
      [60, 1],
    ]);
  });

  it('says nothing aloud of what was past when the page opened', () => {
    const { clock, said } = open(420);
    tick(clock, 1);
    expect(said()).toEqual(['closing', 419, undefined]);
  });
});

describe('when it is over', () => {
  it('tells once that the page is to be read again, when the server has cancelled the order', () => {
    const { clock, said, emitted } = open(1);
    tick(clock, 1);
    expect(said()[0]).toBe('over');
    tick(clock, EXPIRY_CHECK_MS / 1_000);
    expect(emitted).toEqual([]);
    tick(clock, 5);
    expect([said()[0], emitted]).toEqual(['passed', [passed]]);
    tick(clock, 600);
    expect(emitted).toEqual([passed]);
  });

  it('was so before the page opened: it is read again once, too', () => {
    const { clock, said, emitted } = open(-HOUR);
    expect([said()[0], emitted]).toEqual(['over', []]);
    clock.increment(0);
    expect(emitted).toEqual([passed]);
  });
});

describe('a computer that slept', () => {
  it.each([
    ['within the last hour', 1_500, ['closing', 300, 5]],
    ['past the end', 1_801, ['over', 0, 1]],
  ])('%s shows what is left as soon as it is looked at', (_, time, seen) => {
    const { sleep, look, said } = open(1_800);
    sleep(time);
    look();
    expect(said()).toEqual(seen);
  });

  it('into the last hour shows it at once', () => {
    const { sleep, look, said } = open(48 * HOUR);
    sleep(47.5 * HOUR);
    look();
    expect(said()).toEqual(['closing', HOUR / 2, undefined]);
  });

  it('through the end asks at once when the server is done already', () => {
    const { clock, sleep, look, emitted } = open(10);
    tick(clock, 10);
    sleep(HOUR);
    look();
    clock.increment(0);
    expect(emitted).toEqual([passed]);
  });
});

it('waits in pieces that a timer can hold, however far the deadline is', () => {
  const { clock, timers, said } = open(40 * 24 * HOUR);
  tick(clock, 0);
  for (let day = 0; day < 39; day += 1) clock.increment(86_400_000);
  expect([said()[0], Math.max(...timers)]).toEqual(['waiting', 86_400_000]);
  clock.increment(23 * HOUR * 1_000);
  expect(said()[0]).toBe('closing');
});
