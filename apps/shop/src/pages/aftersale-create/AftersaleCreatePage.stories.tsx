// Asking for after-sales in every state.
import { createAfterSale, judgeAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Route } from 'wouter';
import { judgement } from '../../stories/fixtures/afterSales.ts';
import { detailOf, orders } from '../../stories/fixtures/orders.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy } from '../../stories/storyClient.ts';
import AftersaleCreatePage from './AftersaleCreatePage.tsx';

const [first] = orders;
if (first === undefined) throw new Error('There are no orders');
const order = detailOf(first);
const asked = on(getOrderDetail, order);

const meta = {
  title: 'Screens/Asking for after-sales',
  tags: ['screen:/user/aftersale/create/:type/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('aftersaleCreate', { type: '3', sn: order.orderSN }),
    answers: { ...asked, ...on(judgeAfterSale, judgement) },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <Route path="/user/aftersale/create/:type/:sn">
        <AftersaleCreatePage />
      </Route>
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('填写以上内容后给出判定');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getOrderDetail, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getOrderDetail, failed()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('订单没有加载出来');
  },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { answers: on(getOrderDetail, forbidden()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无权限操作此功能');
  },
};

/** What is wrong is said at its field; an offer that moved says its new sum, and what was typed stays. */
export const Judged: Story = {
  args: {
    answers: {
      ...asked,
      ...on(judgeAfterSale, judgement),
      ...on(createAfterSale, refusedBy(refusals.offerMoved, { offer: judgement.offer })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const boxes = await page.findAllByRole('checkbox');
    const [box] = boxes;
    if (box && !(box as HTMLInputElement).checked) await userEvent.click(box);
    await userEvent.click(page.getByRole('button', { name: /原因/ }));
    await userEvent.click(await screen.findByRole('option', { name: '数量不足' }));
    const received = await page.findByRole('textbox', { name: /^实收数量/ });
    await userEvent.type(received, '1');
    await userEvent.tab();
    await page.findByText('缺 50 张，可补印或退 ¥21.20');
    await userEvent.click(await page.findByRole('button', { name: '接受并提交' }));
    await page.findByText('请填写 10 至 500 个字的说明');
    await userEvent.type(
      page.getByRole('textbox', { name: /^说明/ }),
      '清点两遍，少了一包，外箱完好。',
    );
    await userEvent.type(page.getByRole('textbox', { name: /^联系电话/ }), '13800000001');
    await userEvent.click(page.getByRole('button', { name: '接受并提交' }));
    await page.findByText(/方案金额已变为 ¥21.20/);
    await expect(page.getByRole('textbox', { name: /^说明/ })).toHaveValue(
      '清点两遍，少了一包，外箱完好。',
    );
  },
};
