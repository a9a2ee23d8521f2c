/** One print file: sent resumably, paused, tried again, checked by the server, refused or removed. */
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
import { createUploadItemActors } from './upload-item.actors.ts';
import { uploadItemMachine } from './upload-item.machine.ts';
import { sampleFile, sampleInput, sampleReport } from './upload-item.samples.ts';
import type { UploadItemEvent, UploadItemInput, UploadReport } from './upload-item.types.ts';

interface Transfer {
  readonly uploadUrl: string | undefined;
  report(event: UploadReport): void;
  stopped: boolean;
}

function open(input: UploadItemInput = sampleInput) {
  const clock = new SimulatedClock();
  const client = controlledClient();
  const transfers: Transfer[] = [];
  const discarded: string[] = [];
  const discarding = controlled<void>();
  const item = createActor(
    uploadItemMachine.provide({
      actors: createUploadItemActors(client, {
        start({ uploadUrl }, report) {
          const transfer: Transfer = { uploadUrl, report, stopped: false };
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
    { clock, input },
  ).start();
  const state = () => leafPaths(item.getSnapshot().value).join('|');
  const context = () => item.getSnapshot().context;
  const port = () => {
    const transfer = transfers.at(-1);
    if (!transfer) throw new Error('Nothing was sent.');
    return transfer;
  };
  return { clock, client, item, state, context, transfers, port, discarded, discarding };
}

function sending() {
  const flow = open();
  flow.item.send({ type: 'START' });
  flow.port().report({ type: 'UPLOAD.STARTED', uploadUrl: '/files/tus/u1' });
  flow.port().report({ type: 'PROGRESS', sent: 1_048_576 });
  return flow;
}

function arrived() {
  const flow = sending();
  flow.port().report({ type: 'UPLOADED', fileId: 'f1' });
  return flow;
}

describe('sending', () => {
  it('rests until it is started', () => {
    expect(open().transfers).toEqual([]);
  });

  it('tells how much has arrived', () => {
    const { context, state } = sending();
    expect([state(), context().sent]).toEqual(['uploading', 1_048_576]);
  });

  it('a pause keeps what has arrived, going on begins there', () => {
    const { item, port, transfers, context } = sending();
    item.send({ type: 'PAUSE' });
    expect(port().stopped).toBe(true);
    item.send({ type: 'RESUME' });
    item.send({ type: 'START' });
    expect(transfers.map(({ uploadUrl }) => uploadUrl)).toEqual([undefined, '/files/tus/u1']);
    expect(context().sent).toBe(1_048_576);
  });

  it('a lost connection can be tried again from where it was', () => {
    const { item, port, state, transfers, context } = sending();
    port().report({ type: 'FAIL', error: failing('network') });
    expect(state()).toBe('failed');
    expect(context().failure?.kind).toBe('network');
    item.send({ type: 'RETRY' });
    expect(context().failure).toBeUndefined();
    item.send({ type: 'START' });
    expect(transfers.at(-1)?.uploadUrl).toBe('/files/tus/u1');
  });

  it('waits for its turn after a pause and after a failure', () => {
    const { item, port, state, transfers } = sending();
    item.send({ type: 'PAUSE' });
    item.send({ type: 'RESUME' });
    expect(state()).toBe('queued');
    item.send({ type: 'START' });
    port().report({ type: 'FAIL', error: failing('network') });
    item.send({ type: 'RETRY' });
    expect([state(), transfers.length]).toEqual(['queued', 2]);
  });

  it('steps back without a pause, and goes on from where it was', () => {
    const { item, port, state, transfers } = sending();
    item.send({ type: 'YIELD' });
    expect([state(), port().stopped]).toEqual(['queued', true]);
    item.send({ type: 'START' });
    expect(transfers.at(-1)?.uploadUrl).toBe('/files/tus/u1');
  });

  it('a pause before its turn keeps it from starting', () => {
    const { item, state, transfers } = open();
    item.send({ type: 'PAUSE' });
    item.send({ type: 'START' });
    expect([state(), transfers]).toEqual(['paused', []]);
  });

  it('what a stopped transfer still says is ignored', () => {
    const { item, port, state, context } = sending();
    const old = port();
    item.send({ type: 'PAUSE' });
    old.report({ type: 'PROGRESS', sent: 2_097_152 });
    old.report({ type: 'UPLOADED', fileId: 'f1' });
    expect([state(), context().sent]).toEqual(['paused', 1_048_576]);
  });

  it('a file larger than allowed is refused without being sent', () => {
    const { item, state, context, transfers } = open({
      ...sampleInput,
      maxBytes: sampleFile.size - 1,
    });
    item.send({ type: 'START' });
    expect([state(), context().refusal]).toEqual(['refused', { by: 'size', message: '' }]);
    expect(transfers).toEqual([]);
  });

  it('leaving the page stops the transfer', () => {
    const { item, port } = sending();
    item.stop();
    expect(port().stopped).toBe(true);
  });
});

it('a port that breaks is a failure that can be tried again', () => {
  const item = createActor(
    uploadItemMachine.provide({
      actors: createUploadItemActors(controlledClient(), {
        start() {
          throw failing('network');
        },
        discard: () => Promise.resolve(),
      }),
    }),
    { input: sampleInput },
  ).start();
  item.send({ type: 'START' });
  expect(item.getSnapshot()).toMatchObject({
    value: 'failed',
    context: { failure: { kind: 'network' } },
  });
});

describe('checking', () => {
  it('asks every second until the server is done, one question at a time', async () => {
    const { client, clock, state, context } = arrived();
    expect(state()).toBe('checking.asking');
    tick(clock, 5);
    expect(client.calls).toHaveLength(1);
    await client.last().answer({ ...sampleReport, status: 'checking' });
    expect(state()).toBe('checking.waiting');
    tick(clock, 1);
    expect(client.calls).toHaveLength(2);
    await client.last().answer(sampleReport);
    expect(state()).toBe('checked');
    expect(context().report?.findings.map(({ code }) => code)).toEqual(['LOW_RESOLUTION']);
  });

  it('a file that cannot be printed is refused with its reason', async () => {
    const { client, item, state, context } = arrived();
    await client
      .last()
      .answer({ ...sampleReport, status: 'refused', refusal: '文件已加密，无法打开' });
    expect(context().refusal).toEqual({ by: 'server', message: '文件已加密，无法打开' });
    expect(item.getSnapshot().hasTag('problem')).toBe(true);
    expect(state()).toBe('refused');
  });

  it('a question that fails can be asked again without sending the file again', async () => {
    const { client, item, state, context, transfers } = arrived();
    await client.last().fail(failing('timeout'));
    expect(state()).toBe('checkFailed');
    expect(context().failure?.message).toBe('请求超时');
    item.send({ type: 'RETRY' });
    expect(client.calls).toHaveLength(2);
    expect(transfers).toHaveLength(1);
    expect(context().failure).toBeUndefined();
  });
});

/** What a customer does before a file is removed half-way. */
const halfway: Readonly<Record<string, readonly UploadItemEvent[]>> = {
  'on its way': [],
  paused: [{ type: 'PAUSE' }],
  'waiting again': [{ type: 'YIELD' }],
  failed: [{ type: 'FAIL', error: failing('network') }],
};

describe('removing', () => {
  it.each(Object.entries(halfway))(
    'half-way (%s) stops it and throws away what has arrived',
    async (_, events) => {
      const { item, port, discarded, discarding, state } = sending();
      for (const event of events) item.send(event);
      item.send({ type: 'REMOVE' });
      item.send({ type: 'REMOVE' });
      expect(port().stopped).toBe(true);
      expect([state(), discarded]).toEqual(['discarding', ['/files/tus/u1']]);
      await discarding.resolve();
      expect(state()).toBe('removed');
    },
  );

  it('goes on when what has arrived cannot be thrown away: the server does it in time', async () => {
    const { item, discarding, state } = sending();
    item.send({ type: 'REMOVE' });
    await discarding.reject(failing('network'));
    expect(state()).toBe('removed');
  });

  it('before the server knows the file throws nothing away', async () => {
    const { item, state, discarded } = open();
    item.send({ type: 'START' });
    item.send({ type: 'REMOVE' });
    await settled();
    expect([state(), discarded]).toEqual(['removed', []]);
  });

  it('takes the file from the server', async () => {
    const { client, item, state } = arrived();
    await client.last().answer(sampleReport);
    item.send({ type: 'REMOVE' });
    item.send({ type: 'REMOVE' });
    expect(client.last()).toMatchObject({ name: 'File.Remove', input: { id: 'f1' } });
    expect(client.calls).toHaveLength(2);
    await client.last().answer(null);
    expect(state()).toBe('removed');
  });

  it('that fails leaves the file as it was', async () => {
    const { client, item, state } = arrived();
    await client.last().answer(sampleReport);
    item.send({ type: 'REMOVE' });
    await client.last().fail(failing(500));
    expect(state()).toBe('checked');
  });

  it('that fails before the check was done checks again', async () => {
    const { client, item, state } = arrived();
    item.send({ type: 'REMOVE' });
    await client.last().fail(failing(500));
    expect(state()).toBe('checking.asking');
  });

  it('a refused file is taken from the server only if it is there', async () => {
    const refused = arrived();
    await refused.client.last().answer({ ...sampleReport, status: 'refused', refusal: null });
    refused.item.send({ type: 'REMOVE' });
    expect(refused.client.last().name).toBe('File.Remove');
    await refused.client.last().fail(failing(500));
    expect(refused.state()).toBe('refused');

    const never = sending();
    never.port().report({ type: 'REFUSED', message: '只接受 PDF 文件' });
    expect(never.context().refusal).toEqual({ by: 'server', message: '只接受 PDF 文件' });
    never.item.send({ type: 'REMOVE' });
    expect([never.state(), never.client.calls]).toEqual(['removed', []]);
  });
});
