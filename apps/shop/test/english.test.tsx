// A reader of English reads English on every page: Chinese is only what customers call their own, and is marked so.
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { getOrders } from '@banxin/contract/calls/order/list';
import { querySearch } from '@banxin/contract/calls/search/search';
import { matchRoute, pathOf, routes } from '@banxin/contract/routes';
import { englishTitles } from '@banxin/contract/routeTitles';
import { book } from '@banxin/pricing/book';
import { products } from '@banxin/pricing/products';
import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../src/routes.tsx';
import { Shell } from '../src/shell/Shell.tsx';
import { catalogue } from '../src/stories/fixtures/catalogue.ts';
import { confirmInfo, WAITING } from '../src/stories/fixtures/confirming.ts';
import { detailOf, orderBySN, orders, paymentsOf } from '../src/stories/fixtures/orders.ts';
import { addresses, NOW } from '../src/stories/fixtures/quoting.ts';
import { searchAnswer } from '../src/stories/fixtures/searching.ts';
import { StoryShop } from '../src/stories/StoryShop.tsx';
import { loaded } from '../src/stories/storyClient.ts';

/** What says of itself that it is not to be translated, or that it is Chinese: the button that leads back to it. */
const OWN = /<(\w+)[^>]* (?:translate="no"|lang="zh-CN")[^>]*>(.*?)<\/\1>/gs;

/** The page as a server sends it to a reader of English, its texts one by one. */
async function textsAt(
  path: string,
  fallback: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const name = matchRoute(path.split('?')[0] ?? '')?.route.name;
  const Page = name && pageOf(name);
  if (!Page) throw new Error(`No page for ${path}`);
  const stream = await renderToReadableStream(
    <StoryShop path={path} locale="en-US" fallback={fallback} onEvent={() => undefined}>
      <Shell locale="en-US" onLocale={() => undefined}>
        <Suspense>
          <Page />
        </Suspense>
      </Shell>
    </StoryShop>,
  );
  await stream.allReady;
  const sent = await new Response(stream).text();
  const theirs: string[] = [];
  const rest = sent
    .replaceAll('<!-- -->', '')
    // What a drawing shows is drawn, a couplet with its characters; what somebody types is theirs.
    .replace(/<(svg|textarea).*?<\/\1>/gs, '')
    // A customer's own, and amounts in capitals, as Chinese accounts write them.
    .replace(OWN, (_all, _element, words: string) => {
      theirs.push(words.replaceAll(/<[^>]*>/g, ''));
      return '';
    });
  // Names repeat it: "Open page 1 of …".
  const html = theirs.reduce((text, words) => text.replaceAll(words, ''), rest);
  const attributes = [...html.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)];
  return [...html.split(/<[^>]*>/), ...attributes.map(([, text = '']) => text)]
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** Its punctuation, too. */
const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff01-\uff5e]/;
const chineseIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => CHINESE.test(text));

/** Every page that stands, with something in the places of its pattern. */
const pages = routes
  .filter(({ name }) => pageOf(name) !== null)
  .map(({ path }) => path.replace(/:\w+\??/g, '1'));

const tree = loaded(getAllProductCategories, {}, catalogue);
const own = {
  ...loaded(getAddresses, {}, addresses),
  ...loaded(getAccount, {}, { balance: 1_286_400 } as never),
};

describe('a reader of English finds no Chinese', () => {
  it('in the title of any route', () => {
    expect(chineseIn(Object.values(englishTitles))).toEqual([]);
  });

  it.each(products.map(({ id }) => [id] as const))('on the page of product %i', async (id) => {
    const product = products.find((one) => one.id === id) ?? null;
    const config = loaded(
      getOrderConfig,
      { categoryId: id },
      { product: product ?? {}, book, now: NOW },
    );
    const texts = await textsAt(pathOf('productDetail', { id }), { ...config, ...own });
    expect(texts.length).toBeGreaterThan(20);
    expect(chineseIn(texts)).toEqual([]);
  });

  it.each([...pages, '/category/1'])('at %s', async (path) => {
    const texts = await textsAt(path, tree);
    expect(texts.length).toBeGreaterThan(0);
    expect(chineseIn(texts)).toEqual([]);
  });
});

it('what was found is told in English', async () => {
  const answer = searchAnswer({ words: '红包' });
  const texts = await textsAt(
    '/search?q=hongbao',
    loaded(querySearch, { words: 'hongbao' }, { ...answer, correction: null }),
  );
  expect(texts).toContain('How much bleed');
  expect(chineseIn(texts)).toEqual([]);
});

describe('an order that was stored in Chinese', () => {
  const order = detailOf(orderBySN('261119271148092'));

  it('is specified and priced in English', async () => {
    const texts = await textsAt(pathOf('UserOrderDetail', { sn: order.orderSN }), {
      ...loaded(getOrderDetail, { ordersn: order.orderSN }, order),
      ...loaded(getOrderPaymentRecords, { orderId: order.orderId }, paymentsOf(order)),
    });
    for (const words of ['Finished size', 'Finishing', 'Quantity', 'Mailer boxes']) {
      expect(texts).toContain(words);
    }
    expect(chineseIn(texts)).toEqual([]);
  });

  it('stands in the list with its product and specification in English', async () => {
    const answer = { items: orders, total: orders.length };
    const texts = await textsAt(
      pathOf('myOrder'),
      loaded(getOrders, { pageIndex: 1, pageSize: 20 }, answer as never),
    );
    expect(chineseIn(texts)).toEqual([]);
    expect(texts.some((text) => text.includes(' gsm '))).toBe(true);
  });

  it('is confirmed in English: carriers, speeds, reasons', async () => {
    const packing = { neutral: false, tearProof: false, separateStyles: false };
    const input = { orderSN: WAITING, ...packing };
    const info = confirmInfo()(input);
    const texts = await textsAt(
      pathOf('orderConfirm', { id: info.order.productId, orderId: WAITING }),
      loaded(getConfirmOrderInfo, input, info),
    );
    expect(texts).toContain('ZTO Express');
    expect(chineseIn(texts)).toEqual([]);
  });
});
