/** Until when the files of an order may be replaced, and what that moves. */
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { enterWithFiles } from './cards.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import { paid, place, standAt } from './order.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { owner, clean, wrong, detail } = await enterWithFiles(server);

afterAll(async () => expect(await contradictions(db)).toEqual([]));

describe('files may be replaced', () => {
  test('while the order is in review, and the pictures follow', async () => {
    const { orderSN } = await paid(owner, { fileIds: [wrong] });
    const before = await detail(orderSN);
    const after = await owner.send(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(after.thumbnail).not.toBe(before.thumbnail);
    expect(after.files.map(({ id }) => id)).toEqual([clean]);
    expect(after.status).toBe(orderStatus.approvedOrdered);
  });

  test('after a withdrawn review, which sends the order back to review', async () => {
    const { orderSN } = await paid(owner, { fileIds: [wrong] });
    await standAt(db, orderSN, orderStatus.reviewWithdrawnOrdered);
    await db
      .updateTable('orders')
      .set({ file_status: fileStatus.fileToModify })
      .where('order_sn', '=', orderSN)
      .execute();
    expect((await detail(orderSN)).hint.message).toBe('印刷文件需要修改，请重新上传');
    const after = await owner.send(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(after).toMatchObject({ status: orderStatus.ordered, fileStatus: fileStatus.modified });
    expect(after.timeline.at(-1)).toMatchObject({
      title: { message: '重新提交' },
      note: { message: '客户已更换文件' },
    });
  });

  test.each([
    ['approved', orderStatus.approvedOrdered],
    ['cancelled', orderStatus.cancelled],
    ['in production', orderStatus.workOrderOpened],
  ])('not when the order is %s', async (_, status) => {
    const { orderSN } = await place(owner, { fileIds: [wrong] });
    await standAt(db, orderSN, status);
    const refusal = await owner.refused(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(refusal.errCode).toBe(errCode.wrongState);
    expect((await detail(orderSN)).files.map(({ id }) => id)).toEqual([wrong]);
  });

  test('not when the file was confirmed by staff: a new one would pass unseen', async () => {
    const { orderSN } = await paid(owner, { fileIds: [wrong] });
    await db
      .updateTable('orders')
      .set({ file_status: fileStatus.confirmed })
      .where('order_sn', '=', orderSN)
      .execute();
    const refusal = await owner.refused(setOrderFiles, { orderSN, fileIds: [clean] });
    expect(refusal.errCode).toBe(errCode.wrongState);
    const action = (await detail(orderSN)).actions.find(({ event }) => event === 'editFiles');
    expect(action).toMatchObject({
      allowed: false,
      reason: { message: '文件已确认，不能再更换；请联系客服' },
    });
  });
});
