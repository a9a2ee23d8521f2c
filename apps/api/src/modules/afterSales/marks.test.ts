/** Places that are marked in a claim: on the proof of its own order, and nowhere else. */
import { createAfterSale, getAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter, paid, standAt } from '../order/order.testkit.ts';
import { claim, FLYERS } from './afterSales.testkit.ts';

const server = await createTestServer();

const cardOf = (browser: Browser) => upload(server, browser, FIXTURES['card-with-bleed']());
/** A received order that prints a file of its own. */
async function printed(browser: Browser) {
  const fileId = await cardOf(browser);
  const { orderSN } = await paid(browser, { configuration: FLYERS, fileIds: [fileId] });
  await standAt(server.db, orderSN, orderStatus.delivered);
  return { orderSN, fileId };
}
const mark = (fileId: string) => ({ fileId, page: 1, x: 250, y: 750 });

test('a mark on the order’s own file is kept with its ticket', async () => {
  const { browser } = await enter(server, { balance: 10_000_000 });
  const { orderSN, fileId } = await printed(browser);
  const marks = [mark(fileId)];
  const made = await browser.send(createAfterSale, claim(orderSN, { marks }));
  expect((await browser.send(getAfterSale, made)).marks).toEqual(marks);
});

test('a file of another order, of another customer or of nobody is refused, and nothing is asked for', async () => {
  const { browser } = await enter(server, { balance: 10_000_000 });
  const other = await enter(server, { balance: 10_000_000 });
  const { orderSN, fileId } = await printed(browser);
  const elsewhere = [
    (await printed(browser)).fileId,
    await cardOf(browser),
    (await printed(other.browser)).fileId,
    'absent',
  ];
  for (const foreign of elsewhere) {
    const marks = [mark(fileId), mark(foreign)];
    const refusal = await browser.refused(createAfterSale, claim(orderSN, { marks }));
    expect([refusal.errCode, refusal.fields]).toEqual([
      errCode.invalidInput,
      { marks: '标注的文件不属于此订单，请重新标注' },
    ]);
  }
  await browser.send(createAfterSale, claim(orderSN, { marks: [mark(fileId)] }));
});
