// Stories of the confirmation page: every state it can be in.

import { checkFile } from '@banxin/contract/calls/file/printFile';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { confirmInfo, WAITING } from '../../stories/fixtures/confirming.ts';
import { checkedFile, faultyFile } from '../../stories/fixtures/files.ts';
import { detailOf, orderBySN, shelfOrder } from '../../stories/fixtures/orders.ts';
import { explainedJob, priceLog } from '../../stories/fixtures/pricing.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { failed, forbidden, notFound, on } from '../../stories/storyClient.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';
import { loaded, onEvent, ready, sent, shown } from './orderConfirm.testkit.tsx';

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

/** Before payment a number of working days is promised, never a day. */
export const Ready: Story = {
  ...shown(ready),
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const promise = canvasElement.querySelector('[data-part=promise]');
    await expect(promise).toHaveTextContent(/付款后 \d+ 个工作日发货，途中约 \d+ 天/);
    await expect(promise).not.toHaveTextContent(/\d+ 月 \d+ 日/);
    // What would come of paying at once stands at the foot of a phone, and says so.
    await expect(canvasElement.querySelector('[data-page-bar]')).toHaveTextContent(
      /现在付款，约 \d+ 月 \d+ 日 送达/,
    );
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

const draft = detailOf(orderBySN(WAITING));
const twoStyles: OrderDetail = {
  ...draft,
  configuration: { ...draft.configuration, styles: 2 },
  files: [checkedFile, { ...checkedFile, id: 'f_4', name: '李经理-正面.pdf', pageCount: 1 }],
  styles: [
    { name: '张经理', parts: [{ fileId: checkedFile.id, side: 'all', page: 1 }] },
    { name: '', parts: [{ fileId: 'f_4', side: 'front', page: 1 }] },
  ],
  actions: [...draft.actions, { event: 'editFiles', allowed: true, reason: null }],
};

/** Each style with its name and files; they may be changed here. */
export const FilesOfStyles: Story = {
  ...shown({
    ...on(getConfirmOrderInfo, confirmInfo({ order: twoStyles })),
    ...on(checkFile, []),
  }),
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await canvas.findByText('李经理-正面.pdf');
    await expect(canvasElement).toHaveTextContent('第 1 款 张经理');
    await userEvent.click(canvas.getByRole('button', { name: '更换文件' }));
    const table = await canvas.findByRole('table', { name: '各款的名称与文件' });
    await within(table).findByText('缺反面文件');
    await expect(within(table).getByRole('textbox', { name: '第 1 款的名称' })).toHaveValue(
      '张经理',
    );
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

/** Why it costs that, with all that is chosen here. */
export const Explained: Story = {
  ...shown(
    on(getConfirmOrderInfo, (asked) => ({
      ...confirmInfo()(asked),
      ...(asked.explained && { log: priceLog(explainedJob(101)) }),
    })),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '为什么是这个价' }));
    const shown = within(await screen.findByRole('dialog', { name: '为什么是这个价' }));
    await userEvent.click(await shown.findByRole('button', { name: /纸张/ }));
    await expect(shown.getByText('印张（含损耗）')).toBeVisible();
  },
};
