// The orders that left or leave the cloud warehouse.

import { getCloudOrders } from '@banxin/contract/calls/cloudWarehouse/order';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { payment } from '../../stories/fixtures/payment.ts';
import { afterSalesColleague } from '../../stories/fixtures/users.ts';
import { failed, on } from '../../stories/storyClient.ts';
import CloudOrderPage from './CloudOrderPage.tsx';
import { onEvent, sent, shown } from './cloudOrder.testkit.tsx';

const meta = {
  title: 'Screens/Cloud order/Orders',
  component: CloudOrderPage,
  tags: ['screen:/cloudWSM/order', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof CloudOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = pathOf('cloudOrder', {}, { tab: 'orders' });

/** Number, receiver, goods, carrier, state, amount, time, and what is done with each. */
export const Listed: Story = {
  ...shown({}, { path }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('one waits for payment', async () => {
      await page.findByRole('link', { name: '261120640271538' });
      await expect(page.getByRole('button', { name: '付款，订单 261120640271538' })).toBeVisible();
      await expect(page.getByRole('button', { name: '取消，订单 261120640271538' })).toBeVisible();
    });
    await step('one is sent once more, with the same goods', async () => {
      await expect(
        page.getByRole('link', { name: '再发一单，订单 261117512904833' }),
      ).toHaveAttribute('href', '/cloudWSM/order?stock=15x40&goods=701x2');
      await expect(page.getByText('等 2 种')).toBeVisible();
      await expect(page.getByText('78500123456789')).toBeVisible();
    });
    await step(
      'one is on its way: why it cannot be cancelled stands beside the button',
      async () => {
        const cancel = page.getByRole('button', { name: '取消，订单 261117512904833' });
        await expect(cancel).toBeDisabled();
        await expect(cancel).toHaveAccessibleDescription(
          '订单运输中，不能取消；如有问题请联系客服',
        );
      },
    );
    await step('one was given back', async () => {
      await expect(
        page.getByText('退回', { selector: '[data-component=StatusTag]' }),
      ).toBeVisible();
      await expect(page.queryByRole('link', { name: '再发一单，订单 261109220471906' })).toBeNull();
    });
  },
};

export const English: Story = {
  ...shown({}, { path, locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: '261120640271538' });
    const theirs = ['王前台', '浙江省杭州市西湖区文三路 90 号', '悦享包装收货处'];
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

/** Tabs, words, state and days stand in the address. */
export const Filtered: Story = {
  ...shown({}, { path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '261120640271538' });
    await userEvent.selectOptions(page.getByRole('combobox', { name: '状态' }), 'unpaid');
    await waitFor(() =>
      expect(sent('Order.GetCustomerCloudWarehouseOrders')[0]).toMatchObject({ tab: 'unpaid' }),
    );
    await userEvent.type(await page.findByRole('searchbox'), '王前台{Enter}');
    await waitFor(() =>
      expect(sent('Order.GetCustomerCloudWarehouseOrders')[0]).toMatchObject({
        tab: 'unpaid',
        keyword: '王前台',
      }),
    );
  },
};

export const None: Story = {
  ...shown(on(getCloudOrders, { items: [], total: 0, counts: [] }), { path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('还没有云仓订单');
    await expect(page.getByRole('link', { name: '去下单' })).toHaveAttribute(
      'href',
      '/cloudWSM/order',
    );
  },
};

export const ListFailed: Story = {
  ...shown(on(getCloudOrders, failed(500)), { path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('云仓订单没有加载出来');
  },
};

export const Pays: Story = {
  ...shown(on(createPayment, payment), { path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '付款，订单 261120640271538' }));
    await expect(await page.findByTestId('left')).toHaveTextContent('/pay/checkout?paymentSN=');
  },
};

/** Cancelling asks, and says that nothing was paid. */
export const Cancels: Story = {
  ...shown(on(cancelOrder, null), { path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '取消，订单 261120640271538' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '取消订单' }));
    await waitFor(() => expect(dialog.getByText('订单尚未付款，取消不产生费用。')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(sent('Order.Cancel')).toHaveLength(1));
  },
};

/** Who may not order sends nothing once more. */
export const ReadOnly: Story = {
  ...shown({}, { path, user: afterSalesColleague }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: '261120640271538' });
    await expect(page.queryByRole('link', { name: /^再发一单/ })).toBeNull();
  },
};

export const Phone: Story = {
  ...shown({}, { path }),
  globals: { viewport: { value: 'phone390' } },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: '261120640271538' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
