/** Specification §7: the import template, HandleCloudhouseOrderImportTemplate and BatchCreateCloudhouseOrder, one after the other. */
import type { RawAnswer } from '@banxin/contract/call';
import { IMPORT_BYTES_MAX } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type Controlled,
  controlled,
  controlledClient,
  failing,
  refusal,
  settled,
} from '../../exports/testing.ts';
import { leafPaths } from '../attributes.ts';
import { createBatchImportActors } from './batch-import.actors.ts';
import { batchImportMachine } from './batch-import.machine.ts';
import {
  sampleProblem,
  sampleRows,
  sampleShortage,
  sampleWorkbook,
} from './batch-import.samples.ts';
import type { ImportFile, ImportProblem } from './batch-import.types.ts';

const template: RawAnswer = {
  blob: new Blob(['PK']),
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fileName: '云仓批量下单.xlsx',
};
const orders = sampleRows.map(({ row }) => ({ row, orderSN: `20261120000002${row}` }));
const [first, second] = orders;

function open() {
  const client = controlledClient();
  const uploads: (Controlled<string> & { file: ImportFile; signal: AbortSignal })[] = [];
  const saved: RawAnswer[] = [];
  const flow = createActor(
    batchImportMachine.provide({
      actors: createBatchImportActors(client, {
        upload(file, signal) {
          const upload = { ...controlled<string>(), file, signal };
          uploads.push(upload);
          return upload.promise;
        },
        save: (file) => saved.push(file),
      }),
    }),
    { input: { key: 'k' } },
  ).start();
  const upload = () => {
    const last = uploads.at(-1);
    if (!last) throw new Error('Nothing was uploaded.');
    return last;
  };
  return {
    client,
    flow,
    uploads,
    upload,
    saved,
    state: () => leafPaths(flow.getSnapshot().value).join('|'),
    context: () => flow.getSnapshot().context,
    select: (file: ImportFile = sampleWorkbook) => flow.send({ type: 'FILE.SELECT', file }),
  };
}

async function parsing() {
  const all = open();
  all.select();
  await all.upload().resolve('/files/tus/u1');
  return all;
}

async function reviewed(rows = sampleRows, problems: readonly ImportProblem[] = []) {
  const all = await parsing();
  await all.client.last().answer({ rows, problems });
  return all;
}

async function creating() {
  const all = await reviewed();
  all.flow.send({ type: 'SUBMIT' });
  return all;
}

describe('the template', () => {
  it('is asked for once and handed to the customer', async () => {
    const { client, flow, saved, state } = open();
    flow.send({ type: 'TEMPLATE.DOWNLOAD' });
    flow.send({ type: 'TEMPLATE.DOWNLOAD' });
    expect(client.calls.map(({ name }) => name)).toEqual([
      'Export.GeneratetCloudhouseOrderImportTemplate',
    ]);
    await client.last().answer(template);
    expect([state(), saved]).toEqual(['idle', [template]]);
  });

  it('that does not come changes nothing', async () => {
    const { client, flow, saved, state } = open();
    flow.send({ type: 'TEMPLATE.DOWNLOAD' });
    await client.last().fail(failing(500));
    expect([state(), saved]).toEqual(['idle', []]);
  });

  it('that comes after a cancellation is handed to nobody', async () => {
    const { client, flow, saved } = open();
    flow.send({ type: 'TEMPLATE.DOWNLOAD' });
    flow.send({ type: 'CANCEL' });
    expect(client.last().signal.aborted).toBe(true);
    await client.last().answer(template);
    expect(saved).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['no workbook', { name: '名片.pdf' }, 'kind'],
    ['an old workbook', { name: '云仓.xls' }, 'kind'],
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

  it('chosen twice is sent once', () => {
    const { select, uploads } = open();
    select();
    select();
    expect(uploads).toHaveLength(1);
  });

  it('is read where it was uploaded to', async () => {
    const { client, state } = await parsing();
    expect(client.last()).toMatchObject({
      name: 'Order.HandleCloudhouseOrderImportTemplate',
      input: { importUrl: '/files/tus/u1' },
    });
    expect(state()).toBe('parsing');
  });

  it('whose upload fails can be sent again', async () => {
    const { context, flow, select, state, upload, uploads } = open();
    select();
    await upload().reject(failing('network'));
    expect([state(), context().failure?.kind]).toEqual(['uploadFailed', 'network']);
    flow.send({ type: 'RETRY' });
    flow.send({ type: 'RETRY' });
    expect([state(), uploads.length, context().failure]).toEqual(['uploading', 2, undefined]);
    expect(upload().file).toEqual(sampleWorkbook);
  });

  it('that cannot be read is read again without being sent again', async () => {
    const { client, context, flow, state, uploads } = await parsing();
    await client.last().fail(refusal(errCode.notFound, '表格已过期，请重新上传'));
    expect([state(), context().failure?.message]).toEqual([
      'parseFailed',
      '表格已过期，请重新上传',
    ]);
    flow.send({ type: 'RETRY' });
    expect([client.calls.length, uploads.length]).toEqual([2, 1]);
  });
});

describe('cancelling', () => {
  it('stops the upload; its late answer is ignored and nothing is read', async () => {
    const { client, context, flow, select, state, upload } = open();
    select();
    flow.send({ type: 'CANCEL' });
    expect(upload().signal.aborted).toBe(true);
    await upload().resolve('/files/tus/u1');
    expect([state(), context().file, client.calls]).toEqual(['idle', undefined, []]);
  });

  it('stops the reading; its late answer does not appear in the next file', async () => {
    const { client, context, flow, select, state } = await parsing();
    const late = client.last();
    flow.send({ type: 'CANCEL' });
    expect(late.signal.aborted).toBe(true);
    select();
    await late.answer({ rows: sampleRows, problems: [] });
    expect([state(), context().rows]).toEqual(['uploading', []]);
  });

  it('forgets a review', async () => {
    const { context, flow, state } = await reviewed();
    flow.send({ type: 'CANCEL' });
    expect([state(), context().rows, context().importUrl]).toEqual(['idle', [], undefined]);
  });

  it('cannot take back what is being created', async () => {
    const { client, flow, state } = await creating();
    flow.send({ type: 'CANCEL' });
    expect([state(), client.last().signal.aborted]).toEqual(['creating', false]);
  });
});

describe('the review', () => {
  it('of clean rows creates them all, once', async () => {
    const { client, flow } = await reviewed();
    flow.send({ type: 'SUBMIT' });
    flow.send({ type: 'SUBMIT' });
    expect(client.calls.filter(({ name }) => name.includes('BatchCreate'))).toHaveLength(1);
    expect(client.last()).toMatchObject({
      name: 'Order.BatchCreateCloudhouseOrder',
      input: { rows: sampleRows },
      idempotencyKey: 'k-1',
    });
  });

  it('with problems creates nothing unless only the valid rows are meant', async () => {
    const { client, context, flow, state } = await reviewed(sampleRows, [sampleProblem]);
    expect([state(), context().problems]).toEqual(['review.withErrors', [sampleProblem]]);
    flow.send({ type: 'SUBMIT' });
    expect(client.calls).toHaveLength(1);
    flow.send({ type: 'SUBMIT.VALID' });
    expect(client.last().input).toEqual({ rows: sampleRows });
  });

  it.each([
    ['only problems', [sampleProblem]],
    ['no rows at all', []],
  ])('of a sheet with %s creates nothing', async (_, problems) => {
    const { client, flow, state } = await reviewed([], problems);
    flow.send({ type: 'SUBMIT' });
    flow.send({ type: 'SUBMIT.VALID' });
    expect([state(), client.calls.length]).toEqual(['review.withErrors', 1]);
  });

  it('takes the corrected file instead', async () => {
    const { context, select, state } = await reviewed(sampleRows, [sampleProblem]);
    select({ ...sampleWorkbook, name: '已修改.xlsx' });
    expect([state(), context().problems, context().rows]).toEqual(['uploading', [], []]);
  });
});

describe('creating', () => {
  it('ends with the numbers of the orders', async () => {
    const { client, context, state } = await creating();
    await client.last().answer({ created: orders, failed: [] });
    expect([state(), context().created, context().rows]).toEqual(['created', orders, []]);
  });

  it('that fails is repeated with the same rows under the same key', async () => {
    const { client, context, flow, state } = await creating();
    await client.last().fail(failing('timeout'));
    expect([state(), context().failure?.message]).toEqual(['createFailed', '请求超时']);
    flow.send({ type: 'RETRY' });
    expect(client.calls.slice(-2).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'k-1',
      'k-1',
    ]);
    await client.last().answer({ created: orders, failed: [] });
    expect(state()).toBe('created');
  });

  it('of some rows keeps the others with their reason; again sends only those, under another key', async () => {
    const { client, context, flow, state } = await creating();
    await client.last().answer({ created: [first], failed: [sampleShortage] });
    expect([state(), context().created, context().problems]).toEqual([
      'partlyCreated',
      [first],
      [sampleShortage],
    ]);
    flow.send({ type: 'RETRY' });
    flow.send({ type: 'RETRY' });
    expect(client.last()).toMatchObject({
      input: { rows: sampleRows.slice(1) },
      idempotencyKey: 'k-2',
    });
    await client.last().answer({ created: [second], failed: [] });
    expect([state(), context().created, context().problems]).toEqual(['created', orders, []]);
  });

  it('another batch has a key of its own', async () => {
    const { client, flow, select, upload } = await creating();
    await client.last().answer({ created: orders, failed: [] });
    select();
    await upload().resolve('/files/tus/u2');
    await client.last().answer({ rows: sampleRows, problems: [] });
    flow.send({ type: 'SUBMIT' });
    expect(client.last().idempotencyKey).toBe('k-2');
  });
});

it('leaving the page stops what runs', async () => {
  const uploading = open();
  uploading.select();
  uploading.flow.stop();
  const reading = await parsing();
  reading.flow.stop();
  expect([uploading.upload().signal.aborted, reading.client.last().signal.aborted]).toEqual([
    true,
    true,
  ]);
  await uploading.upload().resolve('/files/tus/u1');
  await settled();
  expect(uploading.client.calls).toEqual([]);
});
