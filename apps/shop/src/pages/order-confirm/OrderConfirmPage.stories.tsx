import { createAddress } from '@banxin/contract/calls/customer/address';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmInfo, priceMoved, WAITING } from '../../stories/fixtures/confirming.ts';
import { checkedFile, faultyFile } from '../../stories/fixtures/files.ts';
import { detailOf, orderBySN, shelfOrder } from '../../stories/fixtures/orders.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { afterSalesColleague, buyer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import {
  failed,
  forbidden,
  notFound,
  on,
  refused,
  type StoryAnswers,
} from '../../stories/storyClient.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';

/** Told of everything that leaves the page. */
const onEvent = fn();

const meta = {
  title: 'Screens/OrderConfirm',
  component: OrderConfirmPage,
  tags: ['screen:/product/detail/:id/:orderId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const PATH = pathOf('orderConfirm', { id: 101, orderId: WAITING });

const shown = (
  answers: StoryAnswers,
  props: Partial<StoryShopProps> = {},
): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop path={PATH} answers={answers} onEvent={onEvent} {...props}>
      <OrderConfirmPage />
    </StoryShop>
  ),
});

const ready = on(getConfirmOrderInfo, confirmInfo());
const confirmed = on(confirmOrder, {
  orderId: 286,
  orderSN: WAITING,
  total: fen(3_740),
  payment: null,
});

const fenOf = (text: string | null | undefined): number =>
  Math.round(Number((text ?? '').replace('−', '-').replace(/[^\d.-]/g, '')) * 100);

const totalOf = (canvas: HTMLElement): number =>
  fenOf(canvas.querySelector('[data-part=total] [data-component=Money]')?.textContent);

const loaded = (canvas: HTMLElement): Promise<HTMLElement> =>
  within(canvas).findByRole('heading', { level: 1, name: '确认订单' });

/** What a call was sent with, newest first. */
const sent = (call: string): unknown[] =>
  onEvent.mock.calls
    .filter(([event]) => event === `call ${call}`)
    .map(([, input]) => input)
    .reverse();

/** Before payment a number of working days is promised, never a day. */
export const Ready: Story = {
  ...shown(ready),
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const promise = canvasElement.querySelector('[data-part=promise]');
    await expect(promise).toHaveTextContent(/付款后 \d+ 个工作日发货，途中约 \d+ 天/);
    await expect(canvasElement).not.toHaveTextContent(/\d+ 月 \d+ 日/);
  },
};

/** Goods from the shelf: no print files among the facts. */
export const FromTheShelf: Story = {
  ...shown(on(getConfirmOrderInfo, confirmInfo({ order: detailOf(shelfOrder) }))),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await expect(canvasElement).not.toHaveTextContent('文件');
  },
};

/** The kept addresses, the default one chosen; confirming sends what is seen. */
export const Confirmed: Story = {
  ...shown({ ...ready, ...confirmed }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await step('the default address is chosen', async () => {
      await expect(page.getByRole('radio', { name: /悦享包装收货处/ })).toBeChecked();
    });
    await step('confirming sends the total that is on screen', async () => {
      const total = totalOf(canvasElement);
      await userEvent.click(page.getByRole('button', { name: '确认订单并付款' }));
      await waitFor(() =>
        expect(sent('Order.ConfirmOrder')[0]).toMatchObject({
          orderSN: WAITING,
          expectedTotal: total,
          payNow: true,
          receiver: { consignee: '悦享包装收货处', province: '上海市' },
        }),
      );
      await waitFor(() =>
        expect(onEvent).toHaveBeenCalledWith('navigate', `/user/orderDetail/${WAITING}`),
      );
    });
  },
};

/** Another carrier, another address, another speed: the server prices each, the old price stays meanwhile. */
export const CarrierReprices: Story = {
  ...shown(ready),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    const before = totalOf(canvasElement);
    await step('顺丰 is among all carriers and costs more', async () => {
      await userEvent.click(page.getByRole('button', { name: /全部 \d+ 种配送方式/ }));
      await userEvent.click(page.getByRole('radio', { name: /顺丰/ }));
      await waitFor(() => expect(totalOf(canvasElement)).toBeGreaterThan(before));
      await expect(sent('Order.GetConfirmOrderInfo')[0]).toMatchObject({ carrier: 'shunfeng' });
    });
    await step('another address forgets the carrier and asks again', async () => {
      await userEvent.click(page.getByRole('radio', { name: /悦享成都仓/ }));
      await waitFor(() =>
        expect(sent('Order.GetConfirmOrderInfo')[0]).toMatchObject({ province: '四川省' }),
      );
      await expect(sent('Order.GetConfirmOrderInfo')[0]).not.toHaveProperty('carrier');
    });
    await step('what is not paid now is only confirmed', async () => {
      await userEvent.click(page.getByRole('checkbox', { name: '确认后立即付款' }));
      await expect(page.getByRole('button', { name: '确认订单' })).toBeVisible();
    });
  },
};

/** Without an address the form stands open; what is wrong is said at its field, which takes the focus. */
export const NoAddress: Story = {
  ...shown({
    ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })),
    ...confirmed,
    ...on(createAddress, { ...addresses[0], id: 13 } as (typeof addresses)[number]),
  }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    const press = (): Promise<void> =>
      userEvent.click(page.getByRole('button', { name: '确认订单并付款' }));
    await step('nothing is wrong before anybody tried', async () => {
      await expect(page.queryByText('请填写收货人')).toBeNull();
    });
    await step('every problem stands at its field, the first has the focus', async () => {
      await press();
      await page.findByText('请填写收货人');
      await expect(page.getByRole('textbox', { name: /收货人/ })).toHaveFocus();
      await expect(page.getByRole('textbox', { name: /联系电话/ })).toBeInvalid();
      await page.findByText('请选择省份');
      await page.findByText('请选择城市');
      await page.findByText('请填写详细地址');
      await expect(sent('Order.ConfirmOrder')).toEqual([]);
    });
    await step('a mended field is no longer complained about', async () => {
      await userEvent.type(page.getByRole('textbox', { name: /收货人/ }), '陈先生');
      await expect(page.queryByText('请填写收货人')).toBeNull();
    });
    await step('a landline needs its area code, and is told so', async () => {
      const phone = page.getByRole('textbox', { name: /联系电话/ });
      await userEvent.type(phone, '5112233');
      await page.findByText('座机请加区号，例如 0370-5112233');
      await userEvent.clear(phone);
      await userEvent.type(phone, '0370-5112233');
      await expect(phone).toBeValid();
    });
  },
};

const choose = async (canvas: HTMLElement, field: RegExp, option: string): Promise<void> => {
  await userEvent.click(within(canvas).getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** A typed address prices the carriers, is kept once, and the order goes out with it. */
export const NewAddress: Story = {
  ...shown({
    ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })),
    ...on(confirmOrder, failed('network')),
    ...on(createAddress, { ...addresses[0], id: 13 } as (typeof addresses)[number]),
  }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await step('carriers appear with the province', async () => {
      await expect(page.getByText('填写收货地区后显示可用的快递与运费')).toBeVisible();
      await choose(canvasElement, /省份/, '广东省');
      await choose(canvasElement, /城市/, '深圳市');
      await page.findByRole('radio', { name: /中通/ });
    });
    await userEvent.type(page.getByRole('textbox', { name: /收货人/ }), '陈先生');
    await userEvent.type(page.getByRole('textbox', { name: /联系电话/ }), '13800000009');
    await userEvent.type(page.getByRole('textbox', { name: /详细地址/ }), '科技园南路 9 号');
    await step('confirming twice keeps the address once', async () => {
      const press = (): Promise<void> =>
        userEvent.click(page.getByRole('button', { name: '确认订单并付款' }));
      await press();
      await waitFor(() => expect(sent('Order.ConfirmOrder')).toHaveLength(1));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-state=failed]')).not.toBeNull(),
      );
      await press();
      await waitFor(() => expect(sent('Order.ConfirmOrder')).toHaveLength(2));
      await expect(sent('Customer.CreateCustomerAddress')).toHaveLength(1);
      await expect(sent('Order.ConfirmOrder')[0]).toMatchObject({
        receiver: { consignee: '陈先生', province: '广东省', city: '深圳市' },
      });
    });
  },
};

/** What the server has against a typed address stands at its field, which takes the focus, until it is edited. */
export const AddressRefused: Story = {
  ...shown({
    ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })),
    ...on(confirmOrder, failed('network')),
    ...on(
      createAddress,
      refused(errCode.invalidInput, '没有这个门牌号', { fields: { detail: '没有这个门牌号' } }),
    ),
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(page.getByRole('textbox', { name: '粘贴地址' }));
    await userEvent.paste('陈先生 13800000009 广东省深圳市南山区科技园南路 9 号');
    await userEvent.click(await page.findByRole('button', { name: '填入下面的表单' }));
    await page.findByRole('radio', { name: /中通/ });
    const detail = page.getByRole('textbox', { name: /详细地址/ });
    await step('nothing typed is lost', async () => {
      await userEvent.click(page.getByRole('button', { name: '确认订单并付款' }));
      await waitFor(() => expect(detail).toBeInvalid());
      await expect(detail).toHaveFocus();
      await expect(detail).toHaveValue('科技园南路 9 号');
    });
    await step('an edit takes the refusal away', async () => {
      await userEvent.type(detail, '之一');
      await expect(detail).toBeValid();
    });
  },
};

/** A typed address is not lost by a link or the Back button: leaving asks first. */
export const LeavingAsks: Story = {
  ...shown({ ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })) }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const here = window.location.href;
    const go = (): void => window.history.pushState(null, '', '/elsewhere');
    const question = { name: '离开此页？' };
    await loaded(canvasElement);
    const consignee = page.getByRole('textbox', { name: /收货人/ });
    await userEvent.type(consignee, '陈先生');
    await step('who stays finds everything as it was', async () => {
      go();
      await expect(window.location.href).toBe(here);
      const dialog = within(await screen.findByRole('alertdialog', question));
      await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
      await expect(consignee).toHaveValue('陈先生');
    });
    await step('who leaves gets there', async () => {
      go();
      const dialog = within(await screen.findByRole('alertdialog', question));
      await userEvent.click(dialog.getByRole('button', { name: '离开' }));
      await expect(window.location.pathname).toBe('/elsewhere');
      window.history.replaceState(null, '', here);
    });
  },
};

/** An address copied from a chat fills the form; its district comes along. */
export const PastedAddress: Story = {
  ...shown({ ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })) }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(page.getByRole('textbox', { name: '粘贴地址' }));
    await userEvent.paste('陈先生 13800000009 广东省深圳市南山区科技园南路 9 号');
    await step('what was recognised goes into the form at a press', async () => {
      await userEvent.click(await page.findByRole('button', { name: '填入下面的表单' }));
      await expect(page.getByRole('textbox', { name: /收货人/ })).toHaveValue('陈先生');
      await expect(page.getByRole('textbox', { name: /收货人/ })).toHaveFocus();
      await expect(page.getByRole('textbox', { name: '粘贴地址' })).toHaveValue('');
      await expect(page.getByRole('button', { name: /区县/ })).toHaveTextContent('南山区');
      await expect(page.getByRole('textbox', { name: /详细地址/ })).toHaveValue('科技园南路 9 号');
    });
    await step('the carriers of its province are offered', async () => {
      await page.findByRole('radio', { name: /中通/ });
    });
  },
};

/** A moved price is shown line by line; nothing is ordered until it is accepted. */
export const PriceMoved: Story = {
  ...shown({
    ...ready,
    ...on(confirmOrder, refused(errCode.priceMoved, '价格有变化，请确认', priceMoved())),
  }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    await loaded(canvasElement);
    const { quote, differences } = priceMoved();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '确认订单并付款' }));
    const dialog = await screen.findByRole('alertdialog', { name: '价格有变化' });
    await step('every moved line with before and after', async () => {
      await expect(differences.length).toBeGreaterThan(0);
      for (const { label, before, after } of differences) {
        const line = within(dialog).getByText(label).parentElement;
        await expect(fenOf(line?.querySelector('del')?.textContent)).toBe(before);
        await expect(line?.textContent).toContain(((after ?? 0) / 100).toFixed(2));
      }
    });
    await step('accepting confirms at the new total', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: /^按 ¥/ }));
      await waitFor(() =>
        expect(sent('Order.ConfirmOrder')[0]).toMatchObject({ expectedTotal: quote.total }),
      );
    });
  },
};

/** Going back asks for the price again and orders nothing. */
export const PriceMovedBack: Story = {
  ...PriceMoved,
  tags: [],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '确认订单并付款' }));
    const dialog = await screen.findByRole('alertdialog', { name: '价格有变化' });
    const asked = sent('Order.GetConfirmOrderInfo').length;
    await userEvent.click(within(dialog).getByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(sent('Order.GetConfirmOrderInfo').length).toBe(asked + 1));
    await expect(sent('Order.ConfirmOrder')).toHaveLength(1);
  },
};

/** The button waits while the order is on its way. */
export const Confirming: Story = {
  ...shown({ ...ready, ...on(confirmOrder, 'pending') }),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: '确认订单并付款' });
    await userEvent.click(button);
    await waitFor(() => expect(sent('Order.ConfirmOrder')).toHaveLength(1));
    await userEvent.click(button);
    await expect(sent('Order.ConfirmOrder')).toHaveLength(1);
  },
};

export const AgreementMissing: Story = {
  ...shown(on(getConfirmOrderInfo, confirmInfo({ agreementSigned: false }))),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '确认订单并付款' }));
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith(
        'agreement.open',
        expect.objectContaining({ required: true }),
      ),
    );
    await expect(sent('Order.ConfirmOrder')).toEqual([]);
  },
};

/** Only the main account signs: its colleague who orders waits for it. */
export const AgreementIsTheMainAccounts: Story = {
  ...shown(on(getConfirmOrderInfo, confirmInfo({ agreementSigned: false })), { user: buyer }),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByText(/请主账号签订后再下单/)).toBeVisible();
    await expect(page.queryByRole('button', { name: /确认订单/ })).toBeNull();
  },
};

/** A role that sees the price but does not order. */
export const MayNotConfirm: Story = {
  ...shown(ready, { user: afterSalesColleague }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByText(rightRefusals.create)).toBeVisible();
    await expect(page.queryByRole('button', { name: /确认订单/ })).toBeNull();
  },
};

/** Confirmed before: the order's own page knows what comes next. */
export const AlreadyConfirmed: Story = {
  ...shown(
    on(
      getConfirmOrderInfo,
      confirmInfo({ order: { ...detailOf(orderBySN(WAITING)), confirmed: true } }),
    ),
  ),
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('left')).toHaveTextContent(
      pathOf('UserOrderDetail', { sn: WAITING }),
    );
    await expect(sent('Order.ConfirmOrder')).toEqual([]);
  },
};

export const Loading: Story = {
  ...shown(on(getConfirmOrderInfo, 'pending')),
  tags: ['state:loading'],
};

export const Failed: Story = {
  tags: ['state:failed'],
  ...shown(on(getConfirmOrderInfo, failed(500))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '订单没有加载出来' });
    await page.findByText(/订单已登记，不会丢失/);
    await expect(page.getByRole('button', { name: /重试/ })).toBeVisible();
  },
};

/** A role that may look but not order: trying again would not help. */
export const Forbidden: Story = {
  ...shown(on(getConfirmOrderInfo, forbidden())),
  tags: ['state:forbidden'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('specification §8: 403 is 暂无权限操作此功能', async () => {
      await page.findByRole('heading', { level: 1, name: '当前账号不能下单' });
      await expect(page.getByText('暂无权限操作此功能')).toBeVisible();
    });
    await step('the way out are the orders', async () => {
      await expect(page.queryByRole('button', { name: /重试/ })).toBeNull();
      await expect(page.getByRole('link', { name: '我的订单' })).toHaveAttribute(
        'href',
        '/user/myorder',
      );
    });
  },
};

/** Not there, or somebody else's: the answer is the same, and trying again would not help. */
export const UnknownOrder: Story = {
  tags: ['state:empty'],
  ...shown(on(getConfirmOrderInfo, notFound('订单不存在'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '没有这个订单' });
    await expect(page.queryByRole('button', { name: /重试/ })).toBeNull();
  },
};

const LONG = '悦享包装（上海）供应链管理有限公司闵行春申路三号仓库收货与质检处';

export const LongText: Story = {
  ...shown(
    on(
      getConfirmOrderInfo,
      confirmInfo({
        order: {
          ...detailOf(orderBySN(WAITING)),
          productName:
            '铜版纸名片 · 新年系列 · 超厚双面覆哑膜圆角特别加厚版（含专色烫金与局部 UV）',
          files: [faultyFile, { ...checkedFile, id: 'f2' }, { ...faultyFile, id: 'f3' }],
          remark: `${LONG}。`.repeat(8),
        },
        addresses: addresses.map((address) => ({
          ...address,
          consignee: LONG.slice(0, 30),
          detail: `${LONG}${LONG}`.slice(0, 60),
        })),
      }),
    ),
  ),
  tags: ['photo'],
};

export const ForbiddenEnglish: Story = {
  ...shown(on(getConfirmOrderInfo, forbidden()), { locale: 'en-US' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Your account may not order' });
    await expect(page.getByText('You have no right to do this')).toBeVisible();
  },
};

export const English: Story = {
  ...shown(ready, { locale: 'en-US' }),
  tags: ['photo'],
  globals: { locale: 'en-US' },
};
