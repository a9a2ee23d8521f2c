/** A customer who speaks to the shop by its calls, as a browser's scripts would: logged in, with files of its own. */
import type { InputOf } from '@banxin/contract/call';
import { getFile } from '@banxin/contract/calls/file/printFile';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { UPLOAD_PATH, type UploadPurpose } from '@banxin/contract/uploads';
import { productById } from '@banxin/pricing/products';
import { type HttpBrowser, httpBrowser } from '../../api/test/httpBrowser.ts';
import { CAPTCHA, type ShopServer } from './server.ts';
import { expect } from './shop.ts';

/** Two boxes of name cards, printed on both sides. */
const CARDS = { ...productById(101)?.defaults, quantity: 2, colours: '4+4' };

const base64 = (text: string): string => Buffer.from(text).toString('base64');

export interface Ordered {
  readonly orderSN: string;
  readonly paymentSN: string;
  /** @unit fen */
  readonly total: number;
}

export class Caller {
  readonly name: string;
  readonly send: HttpBrowser['send'];
  readonly #shop: ShopServer;
  readonly #browser: HttpBrowser;
  /** Where parcels go. */
  readonly #province: string;

  private constructor(shop: ShopServer, name: string, province: string) {
    this.name = name;
    this.#shop = shop;
    this.#province = province;
    this.#browser = httpBrowser(() => shop.url, CAPTCHA);
    this.send = this.#browser.send;
  }

  static async enter(shop: ShopServer, name: string, province = '上海市'): Promise<Caller> {
    const caller = new Caller(shop, name, province);
    await caller.#browser.login(name);
    return caller;
  }

  /** A whole file, sent as the resumable protocol has it, and its check waited for. @returns its id */
  async upload(name: string, bytes: Uint8Array, purpose: UploadPurpose = 'printFile') {
    const headers = { 'Tus-Resumable': '1.0.0', Origin: this.#shop.url };
    const metadata = [`filename ${base64(name)}`, `purpose ${base64(purpose)}`];
    const begun = await this.#browser.fetch(UPLOAD_PATH, {
      method: 'POST',
      headers: {
        ...headers,
        'Upload-Length': String(bytes.length),
        'Upload-Metadata': metadata.join(','),
      },
    });
    expect(begun.status, `upload of ${name}`).toBe(201);
    const location = new URL(begun.headers.get('location') ?? '', this.#shop.url).pathname;
    const sent = await this.#browser.fetch(location, {
      method: 'PATCH',
      headers: {
        ...headers,
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': '0',
      },
      body: Buffer.from(bytes),
    });
    expect(sent.status, `upload of ${name}`).toBe(204);
    const id = location.split('/').at(-1) ?? '';
    const checked = () => this.send(getFile, { id }).then(({ status }) => status);
    await expect.poll(checked, { message: `check of ${name}` }).toBe('checked');
    return id;
  }

  /** Registers and confirms an order of name cards; it is not paid. */
  async order(
    fileId: string,
    configuration: Partial<InputOf<typeof createOrder>['configuration']> = {},
  ): Promise<Ordered> {
    const { orderSN } = await this.send(createOrder, {
      configuration: { ...CARDS, ...configuration },
      fileIds: [fileId],
    } as InputOf<typeof createOrder>);
    const seen = { orderSN, province: this.#province };
    const { carrier, quote } = await this.send(getConfirmOrderInfo, seen);
    const answer = await this.send(confirmOrder, {
      orderSN,
      receiver: {
        ...{ consignee: this.name, mobilePhone: '13900001234' },
        ...{ province: this.#province, city: this.#province, district: '市辖区' },
        ...{ detail: '春申路 100 号', isDefault: false },
      },
      carrier: carrier ?? '',
      expectedTotal: quote.total,
    });
    return { orderSN, paymentSN: answer.payment?.paymentSN ?? '', total: quote.total };
  }

  /** The same, paid from the balance. */
  async buy(...what: Parameters<Caller['order']>): Promise<Ordered> {
    const ordered = await this.order(...what);
    await this.send(payByBalance, { paymentSN: ordered.paymentSN });
    return ordered;
  }

  look(orderSN: string) {
    return this.send(getOrderDetail, { ordersn: orderSN });
  }

  /** The newest messages, each as its words. */
  async letters(): Promise<readonly string[]> {
    const { items } = await this.send(getSiteMessages, { pageSize: 100 });
    return items.map(({ title, text }) => `${title.message}：${text.message}`);
  }

  /** The newest message that is about an order. */
  async letterOf(orderSN: string): Promise<string> {
    return (await this.letters()).find((words) => words.includes(orderSN)) ?? '';
  }
}
