// Submitting a parcel: what it leads to, and what may be in its way.

import { createCloudOrder, prepareCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { fen } from '@banxin/contract/money';
import { cloud as refusals } from '@banxin/contract/refusals/cloud';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { parcelOf } from '../../stories/fixtures/cloud.ts';
import { buyer, newShop } from '../../stories/fixtures/users.ts';
import { failed, on, refused, refusedBy } from '../../stories/storyClient.ts';
import CloudOrderPage from './CloudOrderPage.tsx';
import { created, onEvent, PAYMENT, sent, shown, submitButton } from './cloudOrder.testkit.tsx';

const meta = {
  title: 'Screens/Cloud order/Submit',
  component: CloudOrderPage,
  tags: ['screen:/cloudWSM/order', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof CloudOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const CREATE = 'Order.CreateCloudhouseOrder';

/** What was seen is what is submitted; the cashier comes next, and how long the goods are kept is said. */
export const Submitted: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: '备注' }), '请放前台');
    await userEvent.click(await submitButton(canvasElement));
    await expect(await page.findByTestId('left')).toHaveTextContent(
      `/pay/checkout?paymentSN=${PAYMENT}`,
    );
    await expect((await screen.findAllByText('库存已为您保留至 09:30')).length).toBeGreaterThan(0);
    await expect(sent(CREATE)).toEqual([
      {
        lines: [
          { kind: 1, id: 12, quantity: 100 },
          { kind: 2, id: 701, quantity: 2 },
        ],
        receiver: {
          consignee: '悦享包装收货处',
          mobilePhone: '13800000001',
          province: '上海市',
          city: '上海市',
          district: '闵行区',
          detail: '春申路 100 号 3 号库',
        },
        carrier: 'zhongtong',
        sender: null,
        remark: '请放前台',
        token: 'price-1',
        expectedTotal: 4_950,
      },
    ]);
  },
};

export const PaidAtOnce: Story = {
  ...shown(on(createCloudOrder, { ...created, total: fen(0), isPaid: true })),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    await expect((await screen.findAllByText('无需付款，订单已提交')).length).toBeGreaterThan(0);
  },
};

/** Somebody was faster: what is left is named, nothing was ordered, the line stays. */
export const SentMeanwhile: Story = {
  ...shown({
    ...on(createCloudOrder, refusedBy(refusals.short, { short: [{ kind: 1, id: 12, left: 40 }] })),
    ...on(prepareCloudOrder, (input) =>
      parcelOf({ left: sent(CREATE).length > 0 ? 40 : 120 })(input),
    ),
  }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    await within(canvasElement).findByText('铜版纸名片 YX000012：可用只有 40 盒');
    await expect(within(canvasElement).queryByText('订单没有提交')).toBeNull();
  },
};

const dearer = {
  seen: fen(4_950),
  total: fen(5_100),
  fees: {
    goods: fen(3_960),
    pick: fen(200),
    items: 1,
    material: fen(110),
    freight: fen(830),
    total: fen(5_100),
  },
};

/** The price moved: old and new; accepted, the sum alone is compared. */
export const PriceMoved: Story = {
  ...shown(
    on(createCloudOrder, ({ expectedTotal }) =>
      expectedTotal === 5_100
        ? { ...created, total: fen(5_100) }
        : refusedBy(refusals.priceMoved, dearer),
    ),
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    const dialog = within(await screen.findByRole('alertdialog', { name: '价格有变化' }));
    await waitFor(() => expect(dialog.getByText('¥49.50')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '按 ¥51.00 下单' }));
    await expect(await within(canvasElement).findByTestId('left')).toHaveTextContent(PAYMENT);
    await expect(sent(CREATE)[0]).not.toHaveProperty('token');
  },
};

/** Not accepted: nothing is ordered, and the page shows what holds now. */
export const PriceDeclined: Story = {
  ...shown(on(createCloudOrder, refusedBy(refusals.priceMoved, dearer))),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    const dialog = await screen.findByRole('alertdialog', { name: '价格有变化' });
    await userEvent.click(within(dialog).getByRole('button', { name: '返回修改' }));
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: '价格有变化' })).toBeNull(),
    );
    await expect(sent(CREATE)).toHaveLength(1);
    await waitFor(() => expect(sent('Cloud.Prepare').length).toBeGreaterThan(1));
  },
};

/** Nobody knows whether it arrived: tried again it is the same intent. */
export const NetworkGone: Story = {
  ...shown(on(createCloudOrder, failed('network'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await submitButton(canvasElement));
    await page.findByText('订单没有提交');
    await userEvent.click(await submitButton(canvasElement));
    await waitFor(() => expect(sent(CREATE)).toHaveLength(2));
    const [again, first] = sent(CREATE);
    await expect(again).toEqual(first);
  },
};

const unsigned = on(createCloudOrder, refused(errCode.agreementMissing, messages.agreementMissing));

/** The agreement comes first. */
export const AgreementFirst: Story = {
  ...shown(unsigned, { user: newShop }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('agreement.open', { required: true }));
    await expect(within(canvasElement).queryByText('订单没有提交')).toBeNull();
  },
};

/** Only the main account signs it. */
export const AgreementOfTheMainAccount: Story = {
  ...shown(unsigned, { user: buyer }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitButton(canvasElement));
    await expect(
      (await screen.findAllByText('主账号尚未签订《承印品协议书》，请主账号签订后再下单')).length,
    ).toBeGreaterThan(0);
  },
};

/** A second press while it is on its way sends nothing. */
export const OnItsWay: Story = {
  ...shown(on(createCloudOrder, 'pending')),
  play: async ({ canvasElement }) => {
    const button = await submitButton(canvasElement);
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(sent(CREATE)).toHaveLength(1));
  },
};
