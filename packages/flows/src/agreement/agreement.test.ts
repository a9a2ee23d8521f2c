/** Specification §4 agreement dialog, §5 agreement check, §9 countdown 5 s and reload 200 ms. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  controlledClient,
  failing,
  recordEmitted,
  SimulatedClock,
  tick,
} from '../../exports/testing.ts';
import { leafPaths } from '../attributes.ts';
import { createAgreementActors } from './agreement.actors.ts';
import { agreementMachine } from './agreement.machine.ts';

function open(required: boolean, callSign = true) {
  const clock = new SimulatedClock();
  const client = controlledClient();
  const agreement = createActor(
    agreementMachine.provide({ actors: createAgreementActors(client) }),
    { clock, input: { callSign } },
  );
  const emitted = recordEmitted(agreement);
  agreement.start();
  agreement.send({ type: 'OPEN', required });
  const state = () => leafPaths(agreement.getSnapshot().value).join('|');
  const left = () => agreement.getSnapshot().context.left;
  return { clock, client, agreement, emitted, state, left };
}

const waysOut = [{ type: 'CLOSE.BUTTON' }, { type: 'ESCAPE' }, { type: 'OUTSIDE' }] as const;

describe('when confirmation is required', () => {
  it('the confirm button is disabled with a 5-second countdown, then enabled', () => {
    const { agreement, clock, state, left } = open(true);
    for (const seconds of [5, 4, 3, 2, 1]) {
      expect([state(), left()]).toEqual(['open.reading', seconds]);
      agreement.send({ type: 'CONFIRM' });
      tick(clock, 1);
    }
    expect([state(), left()]).toEqual(['open.ready', 0]);
  });

  it.each(waysOut)('it cannot be closed by $type, reading or ready', (event) => {
    const { agreement, clock, state } = open(true);
    agreement.send(event);
    expect(state()).toBe('open.reading');
    tick(clock, 5);
    agreement.send(event);
    expect(state()).toBe('open.ready');
  });
});

describe('when it is only shown', () => {
  it('the confirm button is enabled at once', () => {
    expect(open(false).state()).toBe('open.ready');
  });

  it('it can be required later', () => {
    const { agreement, state, left } = open(false);
    agreement.send({ type: 'ESCAPE' });
    agreement.send({ type: 'OPEN', required: true });
    expect([state(), left()]).toEqual(['open.reading', 5]);
  });

  it.each(waysOut)('it is closed by $type', (event) => {
    const { agreement, state } = open(false);
    agreement.send(event);
    expect(state()).toBe('hidden');
  });
});

describe('confirming', () => {
  it('signs, saves the success message as "signed", closes and reloads after 200 ms', async () => {
    const { agreement, client, clock, emitted, state } = open(true);
    tick(clock, 5);
    agreement.send({ type: 'CONFIRM' });
    expect(client.last().name).toBe('Customer.SetCustomerSigned');
    await client.last().answer({ message: '签订成功' });
    expect(state()).toBe('reloadPending');
    expect(emitted).toEqual([
      { type: 'store', key: 'signed', value: '签订成功', expiresInSeconds: undefined },
    ]);
    tick(clock, 0.199);
    expect(emitted).toHaveLength(1);
    tick(clock, 0.001);
    expect(emitted.at(-1)).toEqual({ type: 'reload' });
  });

  it('without the sign call only closes and reloads', () => {
    const { agreement, client, clock, emitted } = open(false, false);
    agreement.send({ type: 'CONFIRM' });
    tick(clock, 0.2);
    expect(client.calls).toEqual([]);
    expect(emitted).toEqual([{ type: 'reload' }]);
  });

  it('twice signs once', () => {
    const { agreement, client } = open(false);
    agreement.send({ type: 'CONFIRM' });
    agreement.send({ type: 'CONFIRM' });
    expect(client.calls).toHaveLength(1);
  });

  it('that fails keeps the dialog open, without a new countdown', async () => {
    const { agreement, client, clock, emitted, state } = open(true);
    tick(clock, 5);
    agreement.send({ type: 'CONFIRM' });
    await client.last().fail(failing(500));
    expect(state()).toBe('open.ready');
    expect(emitted).toEqual([]);
  });

  it('cannot be interrupted by Escape when it is required', () => {
    const { agreement, client, clock, state } = open(true);
    tick(clock, 5);
    agreement.send({ type: 'CONFIRM' });
    agreement.send({ type: 'ESCAPE' });
    expect(state()).toBe('open.signing');
    expect(client.last().signal.aborted).toBe(false);
  });
});
