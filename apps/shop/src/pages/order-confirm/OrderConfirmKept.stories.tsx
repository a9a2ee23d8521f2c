// Stories of the confirmation page: what was chosen comes back, and the day by which the order is wanted.

import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { confirmInfo, WAITING } from '../../stories/fixtures/confirming.ts';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { on } from '../../stories/storyClient.ts';
import { NOTHING_CHOSEN } from './keptChoices.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';
import { confirmed, loaded, onEvent, ready, sent, shown } from './orderConfirm.testkit.tsx';

const meta = {
  title: 'Screens/OrderConfirmKept',
  component: OrderConfirmPage,
  tags: ['screen:/product/detail/:id/:orderId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const draftOf = (kept: Partial<typeof NOTHING_CHOSEN>) => ({
  typed: { [`draft.confirm.${WAITING}.${yuexiang.id}`]: { ...NOTHING_CHOSEN, ...kept } },
});
const wanted = (arriveBy: string) =>
  on(
    getConfirmOrderInfo,
    confirmInfo({ order: { ...detailOf(orderBySN(WAITING), { receiver: null }), arriveBy } }),
  );

/** Whoever changed the options, or loaded the page again, finds address, packing and remark as they were. */
export const ChoicesComeBack: Story = {
  ...shown(
    { ...ready, ...confirmed },
    draftOf({
      addressId: '12',
      place: '四川省',
      neutral: 'yes',
      remark: '=请放前台',
      version: '0',
      carrier: 'shunfeng',
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await expect(page.getByRole('radio', { name: /悦享成都仓/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /中性包装/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: '订单备注' })).toHaveValue('请放前台');
    await expect(await page.findByRole('radio', { name: /顺丰/ })).toBeChecked();
    await waitFor(() =>
      expect(sent('Order.GetConfirmOrderInfo')[0]).toMatchObject({
        province: '四川省',
        neutral: true,
        carrier: 'shunfeng',
      }),
    );
  },
};

/** An address that was being typed is there again. */
export const TypedAddressComesBack: Story = {
  ...shown(
    ready,
    draftOf({ addressId: 'new', consignee: '陈先生', province: '四川省', detail: '天府大道 1 号' }),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await expect(page.getByRole('radio', { name: '使用新地址' })).toBeChecked();
    await expect(await page.findByRole('textbox', { name: /收货人/ })).toHaveValue('陈先生');
    await expect(page.getByRole('textbox', { name: /详细地址/ })).toHaveValue('天府大道 1 号');
    await expect(sent('Order.GetConfirmOrderInfo')[0]).toMatchObject({ province: '四川省' });
  },
};

/** A kept address that is gone gives way to the default one; speed of an older version to the order's own. */
export const ChoicesOfThePast: Story = {
  ...shown(
    ready,
    draftOf({ addressId: '99', place: '西藏自治区', version: '7', urgent: 'minus1' }),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await expect(await page.findByRole('radio', { name: /悦享包装收货处/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^常规/ })).toBeChecked();
    await waitFor(() =>
      expect(sent('Order.GetConfirmOrderInfo')[0]).not.toHaveProperty('province'),
    );
  },
};

/** 修改规格 takes speed and carrier along and asks nothing: what was typed comes back. */
export const OptionsChanged: Story = {
  ...shown(ready),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^全部 \d+ 种配送方式$/ }));
    await userEvent.click(page.getByRole('radio', { name: /顺丰/ }));
    await userEvent.click(page.getByRole('radio', { name: /^提前 1 天/ }));
    const query = { draft: WAITING, urgent: 'minus1', carrier: 'shunfeng' };
    await waitFor(() =>
      expect(page.getByRole('link', { name: '修改规格' })).toHaveAttribute(
        'href',
        pathOf('productDetail', { id: 101 }, query),
      ),
    );
  },
};

/** The day is kept, and something cheaper keeps it too. */
export const DayKeptForLess: Story = {
  ...shown(wanted('2026-12-24')),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await expect(
      await page.findByText(/^您要 12 月 24 日 收到：现在付款，约 11 月 \d+ 日 送达$/),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^全部 \d+ 种配送方式$/ }));
    await userEvent.click(page.getByRole('radio', { name: /顺丰/ }));
    await expect(await page.findByText(/也来得及，11 月 \d+ 日 送达，少 ¥/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '改用这种' }));
    await waitFor(() => expect(page.queryByText(/也来得及/)).toBeNull());
  },
};

/** The day is not kept with what is chosen; the way that keeps it takes one press. */
export const DayLost: Story = {
  ...shown(wanted('2026-11-23')),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await expect(
      await page.findByText(/^您要 11 月 23 日 收到：按这里的地址和选择收不到/),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '改用这种' }));
    await expect(
      await page.findByText('您要 11 月 23 日 收到：现在付款，约 11 月 23 日 送达'),
    ).toBeVisible();
    await waitFor(() =>
      expect(sent('Order.GetConfirmOrderInfo')[0]).toMatchObject({
        urgent: 'minus1',
        carrier: 'jd',
      }),
    );
  },
};

/** Nothing keeps it: the fastest way is offered, and then said to be that. */
export const DayImpossible: Story = {
  ...shown(wanted('2026-11-20')),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '改用这种' }));
    await expect(await page.findByText('已是最快的方式')).toBeVisible();
  },
};
