/** Orders from a workbook: what is sent when, what is found again, and that nothing is created twice. */

import { IMPORT_BYTES_MAX } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  type Controlled,
  controlled,
  controlledClient,
  failing,
  refusal,
  settled,
} from '../../exports/testing.ts';
import { leafPaths } from '../attributes.ts';
import {
  createCloudImportActors,
  createImportActors,
  createPrintImportActors,
} from './batch-import.actors.ts';
import { batchImportMachine } from './batch-import.machine.ts';
import {
  sampleChecking,
  sampleClean,
  sampleCreating,
  sampleDone,
  sampleFaulty,
  sampleFix,
  sampleImportId,
  sampleOrdered,
  samplePartlyDone,
  sampleRefused,
  sampleWorkbook,
} from './batch-import.samples.ts';
import type { ImportCalls, ImportFile, ImportProgress } from './batch-import.types.ts';

const GONE = refusal(errCode.notFound, '这次批量下单已过期，请重新上传表格');

function open(calls?: ImportCalls, create = createPrintImportActors) {
  const client = controlledClient();
  const clock = new SimulatedClock();
  const uploads: (Controlled<string> & { file: ImportFile; signal: AbortSignal })[] = [];
  const port = {
    upload(file: ImportFile, signal: AbortSignal) {
      const upload = { ...controlled<string>(), file, signal };
      uploads.push(upload);
      return upload.promise;
    },
  };
  const actors = calls ? createImportActors(calls, client, port) : create(client, port);
  const flow = createActor(batchImportMachine.provide({ actors }), { clock }).start();
  const upload = () => {
    const last = uploads.at(-1);
    if (!last) throw new Error('Nothing was uploaded.');
    return last;
  };
  return {
    ...{ client, clock, flow, uploads, upload },
    state: () => leafPaths(flow.getSnapshot().value).join('|'),
    context: () => flow.getSnapshot().context,
    select: (file: ImportFile = sampleWorkbook) => flow.send({ type: 'FILE.SELECT', file }),
    names: () => client.calls.map(({ name }) => name),
  };
}

/** An import that the server knows, as it stands there. */
async function opened(progress: ImportProgress) {
  const all = open();
  all.flow.send({ type: 'OPEN', importId: sampleImportId });
  await all.client.last().answer(progress);
  return all;
}

describe('a file', () => {
  it.each([
    ['no workbook', { name: '名片.pdf' }, 'kind'],
    ['an old workbook', { name: '批量.xls' }, 'kind'],
    ['an empty one', { size: 0 }, 'empty'],
    ['one that is too large', { size: IMPORT_BYTES_MAX + 1 }, 'size'],
  ])('%s is rejected and not sent; another may be chosen', (_, change, fault) => {
    const { context, select, state, uploads } = open();
    select({ ...sampleWorkbook, ...change });
    expect([state(), context().fault, uploads.length]).toEqual(['rejectedFile', fault, 0]);
    select();
    expect([state(), context().fault]).toEqual(['uploading', undefined]);
  });

  it.each(['批量.XLSX', 'orders.csv'])('%s of the largest size is sent', (name) => {
    const { select, state } = open();
    select({ ...sampleWorkbook, name, size: IMPORT_BYTES_MAX });
    expect(state()).toBe('uploading');
  });

  it('chosen twice is sent once, and read by its upload', async () => {
    const { client, select, state, upload, uploads } = open();
    select();
    select();
    expect(uploads).toHaveLength(1);
    await upload().resolve('u1');
    expect([state(), client.last()]).toMatchObject([
      'starting',
      { name: 'Import.Parse', input: { uploadId: 'u1' }, display: 0 },
    ]);
  });

  it('whose upload fails can be sent again', async () => {
    const { context, flow, select, state, upload, uploads } = open();
    select();
    await upload().reject(failing('network'));
    expect([state(), context().failure?.kind]).toEqual(['uploadFailed', 'network']);
    flow.send({ type: 'RETRY' });
    expect([state(), uploads.length, context().failure]).toEqual(['uploading', 2, undefined]);
  });

  it('that cannot be begun says why and is begun again without being sent again', async () => {
    const { client, context, flow, select, state, upload, uploads } = open();
    select();
    await upload().resolve('u1');
    await client.last().fail(refusal(errCode.wrongState, '上一份表格还在处理，请稍候'));
    expect([state(), context().failure?.message]).toEqual([
      'startFailed',
      '上一份表格还在处理，请稍候',
    ]);
    flow.send({ type: 'RETRY' });
    await client.last().answer({ importId: sampleImportId });
    expect([state(), uploads.length, client.last().name]).toEqual([
      'following.asking',
      1,
      'Import.GetProgress',
    ]);
  });

  it('whose upload is cancelled is stopped; its late answer begins nothing', async () => {
    const { client, flow, select, state, upload } = open();
    select();
    flow.send({ type: 'CANCEL' });
    expect(upload().signal.aborted).toBe(true);
    await upload().resolve('u1');
    expect([state(), client.calls]).toEqual(['idle', []]);
  });
});

describe('the check', () => {
  it('is followed until the server has judged every row', async () => {
    const { client, clock, state, context } = await opened(sampleChecking);
    expect([state(), context().progress?.done]).toEqual(['following.waiting', 150]);
    clock.increment(1_000);
    await client.last().answer(sampleFaulty);
    expect(state()).toBe('review.withErrors');
  });

  it('that does not answer is asked less and less often, and goes on', async () => {
    const { client, clock, state, context } = await opened(sampleChecking);
    for (const pause of [1_000, 2_000, 4_000]) {
      clock.increment(pause - 1);
      expect(state()).toBe('following.waiting');
      clock.increment(1);
      expect(state()).toBe('following.asking');
      await client.last().fail(failing('network'));
    }
    expect(context().unanswered).toBe(3);
    clock.increment(8_000);
    await client.last().answer(sampleClean);
    expect([state(), context().unanswered]).toEqual(['review.clean', 0]);
  });

  it('is not followed in a hidden tab; seen again it is asked at once', async () => {
    const { client, clock, flow, state } = await opened(sampleChecking);
    flow.send({ type: 'HIDDEN' });
    clock.increment(600_000);
    expect([state(), client.calls.length]).toEqual(['following.hidden', 1]);
    flow.send({ type: 'SEEN' });
    expect([state(), client.calls.length]).toEqual(['following.asking', 2]);
  });

  it.each([
    ['refused', sampleRefused, 'refused'],
    ['without a fault', sampleClean, 'review.clean'],
    ['with faults', sampleFaulty, 'review.withErrors'],
    ['of what was ordered before', sampleOrdered, 'review.ordered'],
    ['being created', sampleCreating, 'creating'],
    ['created in part', samplePartlyDone, 'partlyCreated'],
    ['created', sampleDone, 'created'],
  ])('%s is found again by its id after a reload', async (_, progress, expected) => {
    expect((await opened(progress)).state()).toBe(expected);
  });

  it('of an import that is gone says so', async () => {
    const { client, context, flow, state } = open();
    flow.send({ type: 'OPEN', importId: sampleImportId });
    await client.last().fail(GONE);
    expect([state(), context().failure?.message]).toEqual([
      'refused',
      '这次批量下单已过期，请重新上传表格',
    ]);
  });
});

describe('mending', () => {
  it('sends one change and takes its answer for the state of all', async () => {
    const { client, context, flow, state } = await opened(sampleFaulty);
    flow.send({ type: 'CHANGE', request: sampleFix });
    flow.send({ type: 'CHANGE', request: sampleFix });
    expect(client.calls).toHaveLength(2);
    expect(client.last()).toMatchObject({
      name: 'Import.FixRow',
      input: { importId: sampleImportId, row: 14, col: 'phone', value: '13800000001' },
    });
    await client.last().answer({ row: null, progress: sampleClean });
    expect([state(), context().changed?.request]).toEqual(['review.clean', sampleFix]);
  });

  it.each([
    ['adopt', { kind: 'adopt', code: 'UNKNOWN_PRODUCT' }, 'Import.AdoptFixes', { rows: 8 }],
    ['match', { kind: 'match' }, 'Import.MatchFiles', { rows: 3 }],
    ['ship', { kind: 'ship', expectedSum: fen(900) }, 'Import.TakeShipping', { rows: 12 }],
    ['unship', { kind: 'unship' }, 'Import.LeaveShipping', { rows: 12 }],
    [
      'fill',
      { kind: 'fill', tids: ['1', '2'] },
      'Import.FillReceivers',
      { rows: 1, unknown: ['2'], unused: [] },
    ],
  ] as const)('%s says how many rows it mended', async (_, request, name, said) => {
    const { client, context, flow } = await opened(sampleFaulty);
    flow.send({ type: 'CHANGE', request });
    expect(client.last().name).toBe(name);
    await client.last().answer({ ...said, progress: sampleFaulty });
    expect(context().changed).toMatchObject({ request, answer: said });
  });

  it('that fails keeps the rows and says why; what is tried next forgets it', async () => {
    const { client, context, flow, state } = await opened(sampleFaulty);
    flow.send({ type: 'CHANGE', request: sampleFix });
    await client.last().fail(failing(500));
    expect([state(), context().failure?.kind, context().changed]).toEqual([
      'review.withErrors',
      'server',
      undefined,
    ]);
    flow.send({ type: 'CHANGE', request: sampleFix });
    expect(context().failure).toBeUndefined();
  });

  it('takes the corrected workbook instead', async () => {
    const { context, select, state } = await opened(sampleFaulty);
    select({ ...sampleWorkbook, name: '已修改.xlsx' });
    expect([state(), context().importId]).toEqual(['uploading', undefined]);
  });
});

describe('putting it aside', () => {
  it.each([
    ['while it is checked', sampleChecking],
    ['while it is reviewed', sampleFaulty],
    ['when its orders are there', samplePartlyDone],
  ])('%s begins anew; it is found again by its id', async (_, progress) => {
    const { client, clock, context, flow, state } = await opened(progress);
    flow.send({ type: 'LEAVE' });
    expect([state(), context().importId]).toEqual(['idle', undefined]);
    clock.increment(600_000);
    expect(client.calls).toHaveLength(1);
    flow.send({ type: 'OPEN', importId: sampleImportId });
    await client.last().answer(sampleClean);
    expect(state()).toBe('review.clean');
  });

  it('is not heard while orders are created', async () => {
    const { client, flow, state } = await opened(sampleClean);
    flow.send({ type: 'SUBMIT' });
    flow.send({ type: 'LEAVE' });
    expect([state(), client.last().signal.aborted]).toEqual(['creating', false]);
  });
});

describe('submitting', () => {
  it('of rows that are all right creates them all, once', async () => {
    const { client, flow, names } = await opened(sampleClean);
    flow.send({ type: 'SUBMIT' });
    flow.send({ type: 'SUBMIT' });
    expect(names().filter((name) => name === 'Order.BatchCreateOrder')).toHaveLength(1);
    expect(client.last().input).toEqual({ importId: sampleImportId, mode: 'all' });
  });

  it('of all rows while some are wrong points at the first of them and sends nothing', async () => {
    const { client, context, flow, state } = await opened(sampleFaulty);
    flow.send({ type: 'SUBMIT' });
    flow.send({ type: 'SUBMIT' });
    expect([state(), context().pointed, client.calls.length]).toEqual(['review.withErrors', 2, 1]);
    flow.send({ type: 'SUBMIT.VALID' });
    expect(client.last().input).toEqual({ importId: sampleImportId, mode: 'valid' });
  });

  it('of a workbook in which no row is right sends nothing', async () => {
    const { client, flow, state } = await opened({ ...sampleFaulty, valid: 0 });
    flow.send({ type: 'SUBMIT.VALID' });
    expect([state(), client.calls.length]).toEqual(['review.withErrors', 1]);
  });

  it('goes on part by part until none is left', async () => {
    const { client, context, flow, state } = await opened(sampleFaulty);
    flow.send({ type: 'SUBMIT.VALID' });
    await client.last().answer(sampleCreating);
    expect([state(), context().progress?.created, client.calls.length]).toEqual([
      'creating',
      100,
      3,
    ]);
    await client.last().answer(samplePartlyDone);
    expect([state(), client.calls.length]).toEqual(['partlyCreated', 3]);
  });

  it('that a reload interrupted goes on as it was submitted', async () => {
    const { client } = await opened({ ...sampleCreating, mode: 'all' });
    expect(client.last()).toMatchObject({
      ...{ name: 'Order.BatchCreateOrder', input: { importId: sampleImportId, mode: 'all' } },
    });
  });

  it('that fails waits for somebody; again it goes on where it was', async () => {
    const { client, context, flow, state } = await opened(sampleFaulty);
    flow.send({ type: 'SUBMIT.VALID' });
    await client.last().fail(failing('timeout'));
    expect([state(), context().failure?.message]).toEqual(['createFailed', '请求超时']);
    flow.send({ type: 'RETRY' });
    await client.last().answer(sampleDone);
    expect(state()).toBe('created');
  });

  it('leaves rows that are mended and submitted as well', async () => {
    const { client, flow, state } = await opened(samplePartlyDone);
    flow.send({ type: 'REVIEW' });
    flow.send({ type: 'CHANGE', request: { kind: 'adopt', code: 'UNKNOWN_PRODUCT' } });
    await client.last().answer({ rows: 0, progress: samplePartlyDone });
    expect(state()).toBe('review.withErrors');
    flow.send({ type: 'CHANGE', request: sampleFix });
    await client
      .last()
      .answer({ row: null, progress: { ...samplePartlyDone, valid: 1, faulty: 19 } });
    flow.send({ type: 'SUBMIT.VALID' });
    await client.last().answer({ ...samplePartlyDone, created: 281, faulty: 19 });
    expect(state()).toBe('partlyCreated');
  });
});

it('another kind of workbook brings its own calls', async () => {
  const sent: unknown[] = [];
  const calls: ImportCalls = {
    start: async (_, upload) => {
      sent.push(upload);
      return { importId: 'cloud-1' };
    },
    read: async (_, importId) => {
      sent.push(importId);
      return sampleClean;
    },
    change: async () => ({ progress: sampleClean, rows: 0, unknown: [], unused: [] }),
    create: async (_, request) => {
      sent.push(request);
      return sampleDone;
    },
  };
  const { flow, select, state, upload } = open(calls);
  select();
  await upload().resolve('/files/tus/u1');
  await settled();
  expect(state()).toBe('review.clean');
  flow.send({ type: 'SUBMIT' });
  await settled();
  expect([state(), sent]).toEqual([
    'created',
    ['/files/tus/u1', 'cloud-1', { importId: 'cloud-1', mode: 'all' }],
  ]);
});

it('leaving the page stops what runs', async () => {
  const uploading = open();
  uploading.select();
  uploading.flow.stop();
  const reading = open();
  reading.flow.send({ type: 'OPEN', importId: sampleImportId });
  reading.flow.stop();
  expect([uploading.upload().signal.aborted, reading.client.last().signal.aborted]).toEqual([
    true,
    true,
  ]);
});

it('of parcels from the cloud warehouse is begun and ordered by calls of its own, and read as every workbook', async () => {
  const { client, flow, select, upload, names } = open(undefined, createCloudImportActors);
  select();
  await upload().resolve('u1');
  expect(client.last().input).toEqual({ importUrl: 'u1' });
  await client.last().answer({ importId: sampleImportId });
  await client.last().answer(sampleClean);
  flow.send({ type: 'SUBMIT' });
  expect(client.last().input).toEqual({ importId: sampleImportId, mode: 'all' });
  expect(names()).toEqual([
    'Order.HandleCloudhouseOrderImportTemplate',
    'Import.GetProgress',
    'Order.BatchCreateCloudhouseOrder',
  ]);
});
