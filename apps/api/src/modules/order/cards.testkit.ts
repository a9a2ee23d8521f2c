/** A customer with money and two print files for cards. */
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import type { TestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter } from './order.testkit.ts';

/** Somebody who can pay for cards, with a file that fits them (`clean`) and one of the wrong size (`wrong`). */
export async function enterWithFiles(server: TestServer) {
  const { browser: owner } = await enter(server, { balance: 10_000_000, vipLevel: 6 });
  return {
    owner,
    clean: await upload(server, owner, FIXTURES['card-with-bleed'](), '名片 正反面.pdf'),
    wrong: await upload(server, owner, FIXTURES['card-wrong-size'](), '尺寸不对.pdf'),
    detail: (orderSN: string) => owner.send(getOrderDetail, { ordersn: orderSN }),
  };
}
