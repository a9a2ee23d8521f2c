/** Steps that the tests of after-sales share: an order that was received, photographs, applications, the desk. */
import type { InputOf } from '@banxin/contract/call';
import { createAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import {
  afterSalesSolution,
  afterSalesCause as c,
  refundMethod,
} from '@banxin/contract/enums/afterSales';
import { orderStatus } from '@banxin/contract/enums/order';
import sharp from 'sharp';
import type { Browser, TestServer } from '../../../test/harness.ts';
import { createTestRandom } from '../../../test/world.ts';
import { nowOf } from '../../ports/clock.ts';
import { upload } from '../file/upload.testkit.ts';
import { configurationOf, paid, rowOf, standAt } from '../order/order.testkit.ts';
import type { Desk } from './desk.ts';

/** A thousand flyers in one style. */
export const FLYERS = configurationOf(201, { quantity: 1_000, styles: 1 });

const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#c33' },
})
  .jpeg()
  .toBuffer();

/** A photograph of something that is wrong. */
export const photo = (server: TestServer, browser: Browser): Promise<string> =>
  upload(server, browser, picture, '现场.jpg', 'evidence');

/** An order that was paid for from the balance and received. */
export async function received(
  { db }: Pick<TestServer, 'db'>,
  browser: Browser,
  configuration = FLYERS,
  fileIds: string[] = [],
) {
  const { orderSN } = await paid(browser, { configuration, fileIds });
  await standAt(db, orderSN, orderStatus.delivered);
  return rowOf(db, orderSN);
}

/** What somebody types whose flyers are badly printed. */
export const claim = (
  orderSN: string,
  more: Partial<InputOf<typeof createAfterSale>> = {},
): InputOf<typeof createAfterSale> => ({
  orderSN,
  lines: [{ style: 1, quantity: 1_000 }],
  cause: c.printing,
  solution: afterSalesSolution.discount,
  description: '整批颜色偏红，与确认稿不符，附照片。',
  phone: '13800000001',
  refundMethod: refundMethod.originalRoute,
  ...more,
});

/** Pieces are missing: so many arrived. */
export const short = (
  orderSN: string,
  arrived: number,
  more: Partial<InputOf<typeof createAfterSale>> = {},
): InputOf<typeof createAfterSale> =>
  claim(orderSN, {
    cause: c.shortQuantity,
    measured: { received: arrived },
    description: '清点两遍，少了一包，附照片。',
    ...more,
  });

/** Somebody at the desk. */
export const deskOf = ({ db, clock }: Pick<TestServer, 'db' | 'clock'>): Desk => ({
  db,
  random: createTestRandom(),
  now: nowOf(clock),
  actor: 'staff:test',
});

/** Asks for something; answers the ticket. */
export async function ask(
  { db }: Pick<TestServer, 'db'>,
  browser: Browser,
  input: InputOf<typeof createAfterSale>,
) {
  const { id } = await browser.send(createAfterSale, input);
  return db.selectFrom('after_sales').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
