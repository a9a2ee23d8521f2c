/** Print files of a page: a few at a time, paused, resumed and tried again together, lost networks, removals. */
import { UPLOADS_AT_ONCE } from '@banxin/contract/constants';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  controlled,
  controlledClient,
  failing,
  SimulatedClock,
  settled,
  tick,
} from '../../exports/testing.ts';
import { leafPaths } from '../attributes.ts';
import { sampleReport } from '../upload-item/upload-item.samples.ts';
import type { UploadReport } from '../upload-item/upload-item.types.ts';
import { createUploadQueueActors } from './upload-queue.actors.ts';
import { uploadQueueMachine } from './upload-queue.machine.ts';
import { sampleNamed } from './upload-queue.samples.ts';
import type { UploadQueueEvent } from './upload-queue.types.ts';

interface Transfer {
  readonly key: string;
  readonly uploadUrl: string | undefined;
  report(event: UploadReport): void;
  stopped: boolean;
}

const limit = 10 * 1_024 * 1_024;

function open() {
  const clock = new SimulatedClock();
  const client = controlledClient();
  const transfers: Transfer[] = [];
  const discarded: string[] = [];
  const discarding = controlled<void>();
  const queue = createActor(
    uploadQueueMachine.provide({
      actors: createUploadQueueActors(client, {
        start({ file, uploadUrl }, report) {
          const transfer: Transfer = { key: file.key, uploadUrl, report, stopped: false };
          transfers.push(transfer);
          return () => {
            transfer.stopped = true;
          };
        },
        discard(uploadUrl) {
          discarded.push(uploadUrl);
          return discarding.promise;
        },
      }),
    }),
    { clock, input: { maxBytes: limit } },
  ).start();
  const send = (event: UploadQueueEvent) => queue.send(event);
  /** Keys of the files that are really sent now, in the order they began. */
  const sending = () => transfers.filter(({ stopped }) => !stopped).map(({ key }) => key);
  const port = (key: string): Transfer => {
    const transfer = transfers.findLast((one) => one.key === key);
    if (!transfer) throw new Error(`${key} was not sent.`);
    return transfer;
  };
  return {
    clock,
    client,
    queue,
    send,
    transfers,
    discarded,
    discarding,
    sending,
    port,
    state: () => queue.getSnapshot().value,
    standing: () =>
      queue.getSnapshot().context.items.map(({ file, standing }) => `${file.key} ${standing}`),
    stateOf(key: string) {
      const child = queue.getSnapshot().children[key];
      return child && leafPaths(child.getSnapshot().value).join('|');
    },
    fail: (key: string) => port(key).report({ type: 'FAIL', error: failing('network') }),
    async arrive(key: string) {
      port(key).report({ type: 'UPLOADED', fileId: key });
      await client.calls
        .findLast(({ input }) => (input as { id: string }).id === key)
        ?.answer({ ...sampleReport, id: key });
    },
  };
}

type Flow = ReturnType<typeof open>;

/** The server knows the upload, half of it is there. */
const half = ({ port }: Flow, key: string): void => {
  port(key).report({ type: 'UPLOAD.STARTED', uploadUrl: `/files/tus/${key}` });
  port(key).report({ type: 'PROGRESS', sent: 2_097_152 });
};

/** Files named a, b, c … */
function chosen(count: number): Flow {
  const flow = open();
  for (const key of 'abcdefghij'.slice(0, count))
    flow.send({ type: 'ADD', file: sampleNamed(key) });
  return flow;
}

describe('turns', () => {
  it('an empty queue sends nothing', () => {
    expect([open().state(), open().transfers]).toEqual(['empty', []]);
  });

  it('only a few files are on their way at one time, in the order they were chosen', () => {
    const { sending, standing } = chosen(5);
    expect(UPLOADS_AT_ONCE).toBe(2);
    expect(sending()).toEqual(['a', 'b']);
    expect(standing()).toEqual(['a sending', 'b sending', 'c waiting', 'd waiting', 'e waiting']);
  });

  it('a file that arrived makes room for the next; its check holds nobody up', () => {
    const { port, sending, stateOf } = chosen(3);
    port('a').report({ type: 'UPLOADED', fileId: 'a' });
    expect([sending(), stateOf('a')]).toEqual([['b', 'c'], 'checking.asking']);
  });

  it('a file that fails or is refused makes room too', () => {
    const { fail, port, sending } = chosen(4);
    fail('a');
    port('b').report({ type: 'REFUSED', message: '只接受 PDF 文件' });
    expect(sending()).toEqual(['c', 'd']);
  });

  it('a file that is too large takes no turn', () => {
    const flow = open();
    flow.send({ type: 'ADD', file: { ...sampleNamed('a'), size: limit + 1 } });
    for (const key of ['b', 'c']) flow.send({ type: 'ADD', file: sampleNamed(key) });
    expect([flow.stateOf('a'), flow.sending()]).toEqual(['refused', ['b', 'c']]);
  });

  it('is complete when everything was checked', async () => {
    const { arrive, state } = chosen(2);
    await arrive('a');
    expect(state()).toBe('running');
    await arrive('b');
    expect(state()).toBe('complete');
  });

  it('is incomplete when something failed or was refused', async () => {
    const { arrive, fail, state } = chosen(2);
    await arrive('a');
    fail('b');
    expect(state()).toBe('incomplete');
  });

  it('goes on when a file is added to a finished queue', async () => {
    const { arrive, send, sending, state } = chosen(1);
    await arrive('a');
    send({ type: 'ADD', file: sampleNamed('b') });
    expect([state(), sending()]).toEqual(['running', ['b']]);
  });

  it('a file chosen twice by one key is sent once', () => {
    const { send, transfers, standing } = chosen(1);
    send({ type: 'ADD', file: sampleNamed('a') });
    expect([transfers.length, standing()]).toEqual([1, ['a sending']]);
  });
});

describe('pausing', () => {
  it('all: stops what is sent, starts nothing, and keeps what has arrived', () => {
    const flow = chosen(3);
    half(flow, 'a');
    flow.send({ type: 'PAUSE' });
    flow.send({ type: 'PAUSE' });
    expect([flow.state(), flow.sending()]).toEqual(['paused', []]);
    expect(flow.standing()).toEqual(['a paused', 'b paused', 'c paused']);
    flow.send({ type: 'RESUME' });
    flow.send({ type: 'RESUME' });
    expect(flow.sending()).toEqual(['a', 'b']);
    expect(flow.port('a').uploadUrl).toBe('/files/tus/a');
    expect(flow.transfers).toHaveLength(4);
  });

  it('one: the next file takes its turn, and it waits for one when it goes on', () => {
    const { send, sending, stateOf, arrive } = chosen(3);
    send({ type: 'ITEM.PAUSE', key: 'a' });
    expect(sending()).toEqual(['b', 'c']);
    send({ type: 'ITEM.RESUME', key: 'a' });
    expect([stateOf('a'), sending()]).toEqual(['queued', ['b', 'c']]);
    void arrive('b');
    expect(sending()).toEqual(['c', 'a']);
  });

  it('one by one ends in a paused queue; one that goes on takes no other along', () => {
    const { send, sending, state } = chosen(2);
    send({ type: 'ITEM.PAUSE', key: 'a' });
    send({ type: 'ITEM.PAUSE', key: 'b' });
    expect(state()).toBe('paused');
    send({ type: 'ITEM.RESUME', key: 'b' });
    expect([state(), sending()]).toEqual(['running', ['b']]);
  });

  it('leaves a check alone', async () => {
    const { port, send, state, client } = chosen(2);
    port('a').report({ type: 'UPLOADED', fileId: 'a' });
    send({ type: 'PAUSE' });
    await client.last().answer(sampleReport);
    expect([state(), client.last().signal.aborted]).toEqual(['paused', false]);
  });

  it('what a stopped transfer still says is ignored', () => {
    const { port, send, standing } = chosen(1);
    const old = port('a');
    send({ type: 'PAUSE' });
    old.report({ type: 'UPLOADED', fileId: 'a' });
    expect(standing()).toEqual(['a paused']);
  });
});

describe('trying again', () => {
  it('ten files that fail at once are all kept, and all tried again, a few at a time', () => {
    const { fail, send, sending, state, standing, transfers } = chosen(10);
    for (const key of 'abcdefghij') fail(key);
    expect(state()).toBe('incomplete');
    expect(standing().filter((line) => line.endsWith('failed'))).toHaveLength(10);
    send({ type: 'RETRY.ALL' });
    expect(sending()).toEqual(['a', 'b']);
    send({ type: 'RETRY.ALL' });
    expect([sending(), transfers.length]).toEqual([['a', 'b'], 12]);
  });

  it('all, while one is on its way, leaves that one alone', () => {
    const { fail, port, send, sending, transfers } = chosen(2);
    const running = port('b');
    fail('a');
    send({ type: 'RETRY.ALL' });
    expect(sending()).toEqual(['b', 'a']);
    expect([running.stopped, transfers.length]).toEqual([false, 3]);
  });

  it('goes on where it was', () => {
    const flow = chosen(1);
    half(flow, 'a');
    flow.fail('a');
    flow.send({ type: 'ITEM.RETRY', key: 'a' });
    expect(flow.port('a').uploadUrl).toBe('/files/tus/a');
  });

  it('one waits for its turn', () => {
    const { fail, send, sending, stateOf } = chosen(4);
    fail('a');
    send({ type: 'ITEM.RETRY', key: 'a' });
    expect([stateOf('a'), sending()]).toEqual(['queued', ['b', 'c']]);
    fail('b');
    expect(sending()).toEqual(['c', 'a']);
  });

  it('a check that failed is asked for again; nothing is sent again', async () => {
    const { client, port, send, state, transfers } = chosen(1);
    port('a').report({ type: 'UPLOADED', fileId: 'a' });
    await client.last().fail(failing('timeout'));
    expect(state()).toBe('incomplete');
    send({ type: 'RETRY.ALL' });
    expect([state(), client.calls.length, transfers.length]).toEqual(['running', 2, 1]);
    await client.last().answer(sampleReport);
    expect(state()).toBe('complete');
  });

  it('a refused file would be refused again', () => {
    const { port, send, state, transfers } = chosen(1);
    port('a').report({ type: 'REFUSED', message: '只接受 PDF 文件' });
    send({ type: 'RETRY.ALL' });
    expect([state(), transfers.length]).toEqual(['incomplete', 1]);
  });
});

describe('removing', () => {
  it('in mid-upload stops it, throws away the half and makes room at once', async () => {
    const flow = chosen(3);
    half(flow, 'a');
    flow.send({ type: 'ITEM.REMOVE', key: 'a' });
    flow.send({ type: 'ITEM.REMOVE', key: 'a' });
    expect([flow.sending(), flow.discarded]).toEqual([['b', 'c'], ['/files/tus/a']]);
    await flow.discarding.resolve();
    expect(flow.standing()).toEqual(['b sending', 'c sending']);
    expect(Object.keys(flow.queue.getSnapshot().children)).toEqual(['b', 'c']);
  });

  it('that the server does not do leaves the file and the queue as they were', async () => {
    const { arrive, client, send, state, standing } = chosen(1);
    await arrive('a');
    send({ type: 'ITEM.REMOVE', key: 'a' });
    expect(state()).toBe('running');
    await client.last().fail(failing(500));
    expect([state(), standing()]).toEqual(['complete', ['a ready']]);
  });

  it('the last file leaves an empty queue, which takes a new one', async () => {
    const { arrive, client, send, sending, state } = chosen(1);
    await arrive('a');
    send({ type: 'ITEM.REMOVE', key: 'a' });
    await client.last().answer(null);
    expect(state()).toBe('empty');
    send({ type: 'ADD', file: sampleNamed('a') });
    expect(sending()).toEqual(['a']);
  });

  it('all takes everything away, what has arrived from the server too', async () => {
    const flow = chosen(4);
    await flow.arrive('a');
    half(flow, 'b');
    flow.send({ type: 'CLEAR' });
    expect(flow.sending()).toEqual([]);
    expect(flow.client.last()).toMatchObject({ name: 'File.Remove', input: { id: 'a' } });
    await flow.client.last().answer(null);
    await flow.discarding.resolve();
    expect([flow.state(), flow.discarded]).toEqual(['empty', ['/files/tus/b']]);
  });

  it('a gesture for a file that is gone does nothing', async () => {
    const { send, state } = chosen(1);
    send({ type: 'ITEM.REMOVE', key: 'a' });
    await settled();
    send({ type: 'ITEM.RETRY', key: 'a' });
    send({ type: 'ITEM.REACHED', key: 'a', reached: 'failed' });
    expect(state()).toBe('empty');
  });
});

describe('without network', () => {
  it('nothing is sent and nothing fails; it goes on by itself where it was', () => {
    const flow = chosen(3);
    half(flow, 'a');
    flow.send({ type: 'OFFLINE' });
    expect([flow.state(), flow.sending()]).toEqual(['offline', []]);
    flow.send({ type: 'ONLINE' });
    expect([flow.state(), flow.sending()]).toEqual(['running', ['a', 'b']]);
    expect(flow.port('a').uploadUrl).toBe('/files/tus/a');
  });

  it('a file that is chosen waits', () => {
    const { send, sending, state } = open();
    send({ type: 'OFFLINE' });
    expect(state()).toBe('empty');
    send({ type: 'ADD', file: sampleNamed('a') });
    expect([state(), sending()]).toEqual(['offline', []]);
  });

  it('a pause stays a pause when the network is back', () => {
    const { send, sending, state } = chosen(2);
    send({ type: 'PAUSE' });
    send({ type: 'OFFLINE' });
    send({ type: 'ONLINE' });
    expect([state(), sending()]).toEqual(['paused', []]);
  });

  it('what is paused or tried again there waits for the network', () => {
    const { fail, send, sending, state } = chosen(2);
    fail('a');
    send({ type: 'OFFLINE' });
    send({ type: 'RETRY.ALL' });
    send({ type: 'PAUSE' });
    expect(state()).toBe('paused');
    send({ type: 'RESUME' });
    expect([state(), sending()]).toEqual(['offline', []]);
    send({ type: 'ONLINE' });
    expect(sending()).toEqual(['a', 'b']);
  });
});

describe('leaving the page', () => {
  it('stops every transfer and every question; late answers change nothing', async () => {
    const { client, clock, port, queue, sending, standing } = chosen(4);
    port('a').report({ type: 'UPLOADED', fileId: 'a' });
    const before = standing();
    const late = port('b');
    queue.stop();
    expect([sending(), client.last().signal.aborted]).toEqual([[], true]);
    late.report({ type: 'UPLOADED', fileId: 'b' });
    await client.last().answer(sampleReport);
    tick(clock, 5);
    expect([standing(), client.calls.length]).toEqual([before, 1]);
  });
});
