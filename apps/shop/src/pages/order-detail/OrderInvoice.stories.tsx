// How an order stands with its invoices, on its page.
import { getOrderInvoices } from '@banxin/contract/calls/invoice/invoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  appliedStanding,
  invoicedStanding,
  openStanding,
  reversedStanding,
  unpaidStanding,
} from '../../stories/fixtures/invoices.ts';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { failed, on } from '../../stories/storyClient.ts';
import { may, type OrderStoryProps, orderAt, renderOrder } from './orderPage.testkit.tsx';

const received = detailOf(orderBySN('261112058340721'), { files: [], actions: may('reorder') });
const { orderSN } = received;

const standing = (answer: Parameters<typeof on<unknown, typeof openStanding>>[1]) =>
  orderAt(received, on<unknown, typeof openStanding>(getOrderInvoices as never, answer));

const meta = {
  title: 'Screens/Order/Invoice',
  tags: ['screen:/user/orderDetail/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...standing(openStanding), onEvent: fn() },
  render: renderOrder,
} satisfies Meta<OrderStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = async (canvasElement: HTMLElement, name = '发票') =>
  within(await within(canvasElement).findByRole('region', { name }));

/** Nothing of it is invoiced: both kinds lead to the application with this order chosen. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const invoice = await part(canvasElement);
    await invoice.findByText('可开票 ¥1,284.00，最晚 2027-11-14 申请');
    for (const [name, type] of [
      ['申请普票', 'general'],
      ['申请专票', 'special'],
    ] as const) {
      await expect(invoice.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/user/invoice/${type}?orders=${orderSN}`,
      );
    }
  },
};

/** Invoiced, and some of it reversed: each invoice leads to its page, what is open again can be applied for. */
export const Reversed: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: standing(reversedStanding),
  play: async ({ canvasElement }) => {
    const invoice = await part(canvasElement);
    const links = [
      ['26413000000000000003', '/user/invoice/detail/3'],
      ['26412000000000000002', '/user/invoice/detail/2'],
    ] as const;
    for (const [name, href] of links) {
      await expect(await invoice.findByRole('link', { name })).toHaveAttribute('href', href);
    }
    await invoice.findByText(/^可开票 ¥200.00/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Applied for: the application says so itself. */
export const AppliedFor: Story = {
  args: standing(appliedStanding),
  play: async ({ canvasElement }) => {
    const invoice = await part(canvasElement);
    await invoice.findByText('已申请');
    await expect(invoice.getByRole('link', { name: '查看申请' })).toHaveAttribute(
      'href',
      '/user/invoice/detail/6',
    );
    await expect(invoice.queryByRole('link', { name: '申请普票' })).toBeNull();
  },
};

export const WhollyInvoiced: Story = {
  args: { ...standing(invoicedStanding), locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const invoice = await part(canvasElement, 'Invoice');
    await invoice.findByText('All of it has been invoiced');
    const region = within(canvasElement).getByRole('region', { name: 'Invoice' });
    await waitFor(() => expect(chineseIn(region, [])).toEqual([]));
  },
};

export const NotPaid: Story = {
  args: standing(unpaidStanding),
  play: async ({ canvasElement }) => {
    await (await part(canvasElement)).findByText('付款后可申请开票');
  },
};

export const NotLoaded: Story = {
  args: standing(failed()),
  play: async ({ canvasElement }) => {
    await (await part(canvasElement)).findByText('发票没有加载出来');
  },
};

/** Who may not see invoices is not told that there are some. */
export const WithoutRight: Story = {
  args: { ...standing(openStanding), user: designer },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: '产品与规格' });
    await expect(within(canvasElement).queryByRole('region', { name: '发票' })).toBeNull();
  },
};
