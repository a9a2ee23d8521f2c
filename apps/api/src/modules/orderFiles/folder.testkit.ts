/** Steps that the tests of folders share: an order with a file, and its signed path. */
import { openFolder } from '@banxin/contract/calls/file/folder';
import { getFileInfos } from '@banxin/contract/calls/file/orderFiles';
import type { Browser, TestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter, place } from '../order/order.testkit.ts';

export const CARD = FIXTURES['card-with-bleed']();

/** The path into an order's folder, or into that of files without an order. */
export const pathTo = async (browser: Browser, orderSN?: string): Promise<string> =>
  (await browser.send(openFolder, orderSN === undefined ? {} : { orderSN })).pathEncrypt;

/** A customer with an order that prints one file, and the path into its folder. */
export async function withOrder(server: TestServer, name = '名片.pdf') {
  const person = await enter(server, { balance: 100_000 });
  const id = await upload(server, person.browser, CARD, name);
  const { orderSN } = await place(person.browser, { fileIds: [id] });
  const pathEncrypt = await pathTo(person.browser, orderSN);
  return { ...person, fileId: id, orderSN, pathEncrypt };
}

/** The folder as its path shows it, whoever asks. */
export const look = (server: TestServer, pathEncrypt: string) =>
  server.browser().send(getFileInfos, { pathEncrypt });
